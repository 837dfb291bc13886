/** Answers not yet sent, kept in this tab. Nothing kept can be turned back into the link. */
export function keepAnswers(token) {
  const key = `mettle.feedback.${shortHash(token)}`
  const storage = tabStorage()
  const kept = { answers: {}, tried: false, sent: false, ...read() }

  function read() {
    try {
      return JSON.parse(storage?.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }
  function write() {
    try {
      storage?.setItem(key, JSON.stringify(kept))
    } catch {
      // Full: the answers last as long as the page.
    }
  }
  return {
    lasting: storage !== undefined,
    valueOf: id => kept.answers[id],
    put(id, value) {
      if (value === undefined) delete kept.answers[id]
      else kept.answers[id] = value
      write()
    },
    /** Sent, and no answer came back: the service may have them or not. */
    get tried() {
      return kept.tried
    },
    noteTry() {
      kept.tried = true
      write()
    },
    get sent() {
      return kept.sent
    },
    noteSent() {
      kept.answers = {}
      kept.sent = true
      write()
    },
  }
}

// FNV-1a. The browser's own digests are missing where an installation is reached over plain http, and these 64 bits
// of a token of 256 are as silent about the rest.
function shortHash(text) {
  let hash = 0xcbf29ce484222325n
  for (const char of text) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0))) * 0x100000001b3n)
  return hash.toString(16)
}

// A browser may forbid storage.
function tabStorage() {
  try {
    return globalThis.sessionStorage ?? undefined
  } catch {
    return undefined
  }
}
