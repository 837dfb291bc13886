import { setUpForm } from './form.js'
import { translate } from './page-texts.js'

translate()

for (const button of document.querySelectorAll('[data-reveal]')) {
  const input = document.getElementById(button.dataset.reveal)
  button.addEventListener('click', () => {
    const shown = input.type === 'password'
    input.type = shown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(shown))
  })
}

const form = document.querySelector('form[data-send]')
if (form) setUpForm(form)
