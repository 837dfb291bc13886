/**
 * Ctrl-C, a service manager, a closed terminal: `stop` runs once, then the process ends. Whoever insists later does
 * not wait for it any more. Without a listener a signal would end this process and leave its database running.
 */
export function onShutdownSignal(stop: () => Promise<void>): void {
  let first: number | undefined
  const onSignal = () => {
    const now = performance.now()
    // One Ctrl-C may come twice: from the terminal, and from a parent that passes it on.
    if (first !== undefined && now - first > 1_000) process.exit(1)
    if (first !== undefined) return
    first = now
    void stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}
