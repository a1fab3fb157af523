// The only script of /docs: shows the calls whose text contains all of the typed words.

const box = document.querySelector<HTMLInputElement>('#filter')
const none = document.querySelector<HTMLElement>('#none')
const calls = [...document.querySelectorAll<HTMLElement>('.api-call')].map((element) => ({
  element,
  words: (element.textContent ?? '').toLowerCase(),
}))

function filter() {
  const wanted = (box?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  for (const { element, words } of calls) element.hidden = !wanted.every((word) => words.includes(word))
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = group.querySelector('.api-call:not([hidden])') === null
  if (none) none.textContent = calls.every(({ element }) => element.hidden) ? (none.dataset.text ?? '') : ''
}

box?.addEventListener('input', filter)
box?.setAttribute('data-ready', '')
