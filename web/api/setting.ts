import { queryClient } from './client.ts'

/** A setting and its version. */
export type Saved<T> = { value: T; etag: string }

/** Refused with 412 where somebody else changed it since it was read. */
export const saving = <T>(key: string, put: (body: T, etag: string) => Promise<Saved<T>>) => ({
  mutationFn: ({ value, etag }: Saved<T>) => put(value, etag),
  onSuccess: (saved: Saved<T>) => queryClient.setQueryData([key], saved),
  onError: () => queryClient.invalidateQueries({ queryKey: [key] }),
})

export const ifMatch = (etag: string) => ({ header: { 'If-Match': etag } })
