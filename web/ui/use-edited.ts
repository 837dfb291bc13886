import { useState } from 'react'

export type Edited<Draft> = ReturnType<typeof useEdited<Draft>>

/** What somebody makes of a saved value, and whether somebody else saved another one meanwhile. */
export function useEdited<Draft>(asSaved: Draft, savedEtag: string) {
  const [edited, setEdited] = useState<{ draft: Draft; etag: string }>()
  const etag = edited?.etag ?? savedEtag
  const draft = edited?.draft ?? asSaved
  return {
    draft,
    /** The version that was changed. */
    etag,
    isStale: etag !== savedEtag,
    change: (next: Draft) => setEdited({ draft: next, etag }),
    keepMine: () => setEdited({ draft, etag: savedEtag }),
    discard: () => setEdited(undefined),
  }
}
