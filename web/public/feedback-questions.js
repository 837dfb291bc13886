const mostPerPart = 6

/** The questions as radio groups, in parts of nearly equal size, filled with the answers kept. */
export function layOut(place, template, questions, answers, changed) {
  const parts = Math.ceil(questions.length / mostPerPart)
  const size = Math.ceil(questions.length / parts)
  const asked = questions.map((question, i) => ({
    ...question,
    part: Math.floor(i / size),
    group: group(template, question, i + 1),
  }))
  const sections = Array.from({ length: parts }, (_, part) => {
    const section = document.createElement('div')
    section.className = 'part'
    section.append(...asked.filter(one => one.part === part).map(one => one.group))
    return section
  })
  place.replaceChildren(...sections)

  for (const { id, group, scale } of asked) {
    const radios = [...group.querySelectorAll('input')]
    const clear = group.querySelector('button')
    const value = answers.valueOf(id)
    if (Number.isInteger(value) && value >= 1 && value <= scale.length) radios[value - 1].checked = true
    else answers.put(id, undefined)
    group.addEventListener('change', event => {
      answers.put(id, Number(event.target.value))
      accept(group)
      changed()
    })
    clear.addEventListener('click', () => {
      for (const radio of radios) radio.checked = false
      answers.put(id, undefined)
      accept(group)
      radios[0].focus()
      changed()
    })
  }

  const given = () =>
    asked
      .map(({ id }) => ({ question_id: id, value: answers.valueOf(id) }))
      .filter(({ value }) => value !== undefined)
  const left = part =>
    asked.filter(one => (part === undefined || one.part === part) && answers.valueOf(one.id) === undefined)

  return {
    parts,
    given,
    /** Those without an answer, in one part or in all. */
    left,
    sizeOf: part => sections[part].childElementCount,
    show(part) {
      for (const [i, section] of sections.entries()) section.hidden = i !== part
    },
    partOf: id => asked.find(one => one.id === id)?.part,
    /** Says at a question what is wrong with its answer and goes there. */
    refuse(id, text) {
      const { group } = asked.find(one => one.id === id)
      group.setAttribute('aria-invalid', 'true')
      group.querySelector('.note').textContent = text
      focusIn(group)
    },
  }
}

function group(template, { text, scale }, number) {
  const fieldset = template.content.cloneNode(true).firstElementChild
  const legend = fieldset.querySelector('legend')
  legend.id = `question-${number}`
  legend.textContent = `${number}. ${text}`
  fieldset.setAttribute('aria-labelledby', legend.id)
  const note = fieldset.querySelector('.note')
  note.id = `question-${number}-note`
  fieldset.setAttribute('aria-describedby', note.id)
  fieldset.querySelector('.choices').append(...scale.map((label, i) => choice(number, i + 1, label)))
  fieldset.querySelector('button').setAttribute('aria-describedby', legend.id)
  return fieldset
}

function choice(number, value, text) {
  const radio = document.createElement('input')
  radio.type = 'radio'
  radio.name = `answer-${number}`
  radio.value = String(value)
  const label = document.createElement('label')
  const words = document.createElement('span')
  words.textContent = text
  label.append(radio, words)
  return label
}

function accept(group) {
  group.removeAttribute('aria-invalid')
  group.querySelector('.note').textContent = ''
}

const focusIn = group => (group.querySelector('input:checked') ?? group.querySelector('input')).focus()
