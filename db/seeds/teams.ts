import type { Call } from './api.ts'

const names = ['Mumbai desk', 'Delhi desk', 'Renewals']

/** Each manager has a third of the telecallers; nothing where there are teams already. */
export async function seedTeams(call: Call, managers: string[], telecallers: string[]) {
  if ((await call('GET', '/teams', managers[0])).length > 0) return
  const size = Math.ceil(telecallers.length / managers.length)
  for (const [n, manager] of managers.entries())
    await call('POST', '/teams', manager, {
      name: names[n],
      member_ids: telecallers.slice(n * size, (n + 1) * size),
    })
}
