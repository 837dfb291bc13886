import { useEffect, useRef } from 'react'

const wrong = '[aria-invalid=true], fieldset[data-wrong] input[type=checkbox]'

/** Once saving was tried and refused, here or by the service, the first field that says why has the focus. */
export function useFocusOnError<Place extends HTMLElement>(attempts: number, refusal: unknown) {
  const place = useRef<Place>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong is on the page when one of them changes
  useEffect(() => {
    if (attempts > 0) place.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [attempts, refusal])
  return place
}
