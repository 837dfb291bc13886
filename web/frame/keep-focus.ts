// Long enough for a page to set the focus itself, too short for anybody to go on by keyboard.
const waitMs = 150
const sections = 'section, article, aside, form, [role=dialog], [role=alertdialog]'

const isUsable = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && !element.closest('[hidden]')

/** Where an action takes away the control that had the focus, the keyboard goes on from the nearest place that is left. */
export function keepFocus() {
  let focused: Element | undefined
  /** What the focused element stands in, which is not known any more once it is gone. */
  let ancestors: Element[] = []
  let isByPointer = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  function onFocusIn({ target }: FocusEvent) {
    focused = target as Element
    ancestors = []
    for (let one = focused.parentElement; one; one = one.parentElement) ancestors.push(one)
  }
  /** Whoever leaves it while it is there means to; some browsers say so too when it is taken away. */
  function onFocusOut({ target }: FocusEvent) {
    queueMicrotask(() => {
      if (focused === target && document.activeElement !== target && isUsable(focused as Element))
        focused = undefined
    })
  }
  const onPointer = () => {
    isByPointer = true
  }
  const onKey = () => {
    isByPointer = false
  }
  function restore() {
    waiting = undefined
    if (!focused || isUsable(focused) || isSomethingFocused()) return
    // What comes there may have a heading of its own.
    if (
      ancestors.some(one => one.matches(sections) && isUsable(one) && one.querySelector('[data-loading]'))
    ) {
      waiting = setTimeout(restore, waitMs)
      return
    }
    const place = nearestPlace(ancestors)
    if (!place) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: isByPointer })
  }
  const observer = new MutationObserver(() => {
    if (focused && waiting === undefined && !isUsable(focused)) waiting = setTimeout(restore, waitMs)
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  document.addEventListener('pointerdown', onPointer, true)
  document.addEventListener('keydown', onKey, true)
  return () => {
    clearTimeout(waiting)
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
    document.removeEventListener('pointerdown', onPointer, true)
    document.removeEventListener('keydown', onKey, true)
  }
}

function isSomethingFocused() {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && isUsable(activeElement)
}

/** A tab's panel, the heading of the section it was in, or the page's. */
function nearestPlace(ancestors: readonly Element[]): HTMLElement | null {
  for (const one of ancestors.filter(isUsable)) {
    if (one.matches('[role=tabpanel]')) return one as HTMLElement
    const heading = one.matches(sections) && one.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
  }
  // What is open over the page keeps the focus.
  return document.querySelector('[role=dialog], [role=alertdialog]') ? null : document.querySelector('h1')
}
