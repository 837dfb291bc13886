import { keepAnswers } from './feedback-answers.js'
import { layOut } from './feedback-questions.js'
import { locale, t, translate } from './feedback-texts.js'

const root = document.querySelector('[data-feedback]')
const find = selector => root.querySelector(selector)
const form = find('form')
const token = new URLSearchParams(location.hash.slice(1)).get('token')

// Another link pasted into the same tab changes the fragment alone.
addEventListener('hashchange', () => location.reload())
history.scrollRestoration = 'manual'

translate(root)
if (token) await open(keepAnswers(token))
else show('incomplete')

async function open(answers) {
  if (answers.sent) return show('sent')
  const { status, data } = await call()
  if (status === 404) return show(answers.tried ? 'maybe-sent' : 'expired')
  if (!data) return retryLater(status, answers)
  introduce(data, answers)
  ask(data, answers)
}

/** The answer's status and envelope; status 0 when none came. */
async function call(body) {
  try {
    const answer = await fetch(`/api/peer-feedback/${encodeURIComponent(token)}`, {
      signal: AbortSignal.timeout(30_000),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const said = await answer.json().catch(() => ({}))
    return { ...said, status: answer.ok && !said.success ? 0 : answer.status }
  } catch {
    return { status: 0 }
  }
}

function whyNot(status) {
  if (status === 0) return t.unreached
  if (status === 429) return t.tooMany
  return t.trouble
}

function retryLater(status, answers) {
  find('[data-state=unreachable] h1').textContent = status === 0 ? t.noConnection : t.notNow
  find('[data-why]').textContent = `${whyNot(status)} ${t.linkGood}`
  show('unreachable')
  const settled = new AbortController()
  const again = () => {
    settled.abort()
    show('loading')
    open(answers)
  }
  find('[data-again]').addEventListener('click', again, { signal: settled.signal })
  addEventListener('online', again, { signal: settled.signal })
}

function introduce({ first_name, questions, least_answers, expires_at }, answers) {
  if (first_name) for (const place of root.querySelectorAll('[data-who]')) place.textContent = first_name
  find('[data-unnamed]').hidden = first_name !== null
  const minutes = Math.ceil(questions.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
  find('[data-time]').textContent = t.minutes(minutes)
  find('[data-extent]').textContent = t.extent(questions.length)
  find('[data-least]').textContent = t.least(least_answers, questions.length)
  find('[data-kept]').textContent = answers.lasting ? t.kept : t.notKept
  find('[data-until]').textContent = new Date(expires_at).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
}

function ask({ questions, least_answers }, answers) {
  const sheet = layOut(find('[data-parts]'), find('template'), questions, answers, count)
  const check = sheet.parts
  const total = questions.length
  const bar = find('progress')
  bar.max = total
  find('.track').style.setProperty('--least', least_answers / total)
  let step

  find('[data-begin]').addEventListener('click', () => {
    goTo(sheet.left()[0]?.part ?? check)
  })
  find('[data-back]').addEventListener('click', () => goTo(step === 0 ? undefined : step - 1))
  find('[data-overview]').append(...Array.from({ length: sheet.parts }, overviewOf))
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    if (step < check) goTo(step + 1)
    else send()
  })
  // The browser's own back and forward go through the parts; a reload stays where it was.
  addEventListener('popstate', ({ state }) => {
    if (!answers.sent && form.ariaBusy !== 'true') place(state?.step)
  })
  place(history.state?.step)

  function goTo(next) {
    history.pushState({ step: next }, '')
    place(next)
  }

  function place(next) {
    step = next
    say('')
    count()
    if (step === undefined) return show('intro')
    sheet.show(step)
    find('[data-check]').hidden = step !== check
    find('[data-step]').textContent = step < check ? t.part(step + 1, sheet.parts) : t.ready
    find('[data-next]').textContent = step < check - 1 ? t.next : step < check ? t.check : t.send
    show('asking')
  }

  function count() {
    const given = sheet.given().length
    bar.value = given
    find('[data-count]').textContent = t.of(given, total)
    find('[data-begin]').textContent = given > 0 ? t.goOn : t.begin
    find('[data-summary]').textContent =
      given < least_answers
        ? t.fewer(given, total, more(given))
        : given < total
          ? t.enough(given, total)
          : t.all(total)
    for (const [part, item] of [...find('[data-overview]').children].entries())
      item.querySelector('[data-tally]').textContent = t.of(
        sheet.sizeOf(part) - sheet.left(part).length,
        sheet.sizeOf(part),
      )
  }

  function more(given) {
    return t.more(least_answers - given)
  }

  function overviewOf(_, part) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'plain'
    const name = document.createElement('span')
    name.textContent = t.partName(part + 1)
    const tally = document.createElement('span')
    tally.className = 'soft'
    tally.dataset.tally = ''
    button.append(name, ' ', tally)
    button.addEventListener('click', () => goTo(part))
    const item = document.createElement('li')
    item.append(button)
    return item
  }

  async function send() {
    const given = sheet.given()
    if (given.length < least_answers) return tooFew(given.length)
    say('')
    busy(true)
    const { status, data, error } = await call({ answers: given })
    busy(false)
    if (data) {
      answers.noteSent()
      return show('done')
    }
    if (status === 404) return show(answers.tried ? 'maybe-sent' : 'expired')
    const field = error?.details?.field ?? ''
    if (field === 'answers') return tooFew(given.length)
    const refused = given[field.match(/^answers\.(\d+)/)?.[1]]
    if (refused) {
      goTo(sheet.partOf(refused.question_id))
      return sheet.refuse(refused.question_id, t.refused)
    }
    if (status === 0 || status >= 500) answers.noteTry()
    say(`${whyNot(status)} ${t.stillHere}`)
  }

  function tooFew(given) {
    say(t.tooFew(more(given)))
    find('[data-overview]').children[sheet.left()[0].part].firstElementChild.focus()
  }

  function busy(on) {
    form.ariaBusy = String(on)
    find('[data-next]').ariaDisabled = String(on)
    find('[data-status]').textContent = on ? t.sending : ''
  }

  function say(text) {
    find('[data-notice]').textContent = text
  }
}

/** One state at a time. Its heading takes the focus, so that it is read out and the keyboard goes on from there. */
function show(name) {
  for (const state of root.querySelectorAll('[data-state]')) state.hidden = state.dataset.state !== name
  const { activeElement: active } = document
  if (active !== document.body && !root.contains(active)) return
  find(`[data-state=${name}] [tabindex]`).focus({ preventScroll: true })
  scrollTo(0, 0)
}
