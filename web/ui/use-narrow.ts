import { useSyncExternalStore } from 'react'

// As the style sheets have it: below this the rail is a bar at the bottom.
const narrow = matchMedia('(max-width: 52rem)')

function subscribe(onChange: () => void) {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

/** For what a style sheet alone cannot lay out anew. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => narrow.matches)
