import { ada, ben, type Probes } from './cast.ts'

export const identity: Probes = {
  rows: '',
  probes: [
    ['ada', 'select from public.profiles', 1],
    ['ada', `select from public.profiles where id = '${ben}'`, 0],
    ['eve', 'select from public.profiles', 1],
    ['stranger', 'select from public.profiles', 0],
    // Without a condition no read is needed, so only the policy for changes holds others' rows back.
    ['ada', `update public.profiles set first_name = 'Ada Maria'`, 1],
    ['eve', `update public.profiles set first_name = 'Eve Maria'`, 1],
    ['ada', `update public.profiles set role = 'admin' where id = '${ada}'`, 'denied'],
    ['eve', `update public.profiles set role = 'admin' where id = '${ada}'`, 'denied'],
    ['ada', `delete from public.profiles where id = '${ada}'`, 'denied'],
    ['ada', 'select from identity.accounts', 'denied'],
    ['eve', 'select from identity.accounts', 'denied'],
    ['system', `update identity.accounts set disabled_at = now() where id = '${ben}'`, 1],
  ],
  harmless: {
    'profiles_rename_own check': 'nobody may write the column it looks at',
  },
}
