import { builtIn as assessment } from './assessments.ts'
import { ada, ben, eve, type Probes } from './cast.ts'

const onSale = 'aaaaaaaa-4444-4000-8000-000000000002'
const price = (id: string, reference: string, active: boolean) =>
  `('${id}', 'Strengths', 'assessment', '${assessment}', 'stripe', '${reference}', 'INR', 100, ${active})`
const columns = '(id, name, opens, assessment_id, provider, reference, currency, amount, is_active)'
const more = `insert into public.products ${columns} values ${price('aaaaaaaa-4444-4000-8000-000000000009', 'more', true)}`
const bought = (person: string | null, email: string, payment: string) =>
  `('${onSale}', 'stripe', '${payment}', ${person ? `'${person}'` : 'null'}, '${email}', 100, 'INR', now())`
const isOpenTo = (person: string) =>
  `select 1 where app.is_open_to('${person}', 'assessment', '${assessment}')`

export const products: Probes = {
  rows: `insert into public.products ${columns} values ${price(onSale, 'one', true)},
      ${price('aaaaaaaa-4444-4000-8000-000000000003', 'two', false)};
    insert into public.purchases (product_id, provider, payment, person, email, amount, currency, paid_at) values
      ${bought(ada, 'ada@example.com', 'pi_1')}, ${bought(null, 'ben@example.com', 'pi_2')};
    insert into app.refunds values ('stripe', 'pi_0', 100, true, now());
    insert into app.disputes values ('stripe', 'dp_0', 'pi_0', true, now());`,
  probes: [
    ['ada', 'select from public.products', 1],
    ['max', 'select from public.products', 1],
    ['eve', 'select from public.products', 2],
    ['stranger', 'select from public.products', 0],
    ['ada', more, 'denied'],
    ['max', more, 'denied'],
    ['eve', more, 1],
    ['max', `update public.products set name = 'x'`, 0],
    ['eve', `update public.products set name = 'x'`, 2],
    ['eve', 'delete from public.products', 'denied'],
    ['system', `update public.products set name = 'x'`, 'denied'],

    ['ada', 'select from public.purchases', 'denied'],
    ['max', 'select from public.purchases', 0],
    ['eve', 'select from public.purchases', 2],
    ['eve', 'update public.purchases set closed_at = now()', 'denied'],
    ['system', 'update public.purchases set closed_at = now()', 2],
    ['eve', 'select from app.refunds', 'denied'],
    ['system', 'update app.refunds set whole = false', 1],
    ['eve', 'select from app.disputes', 'denied'],
    ['system', 'update app.disputes set holds = false', 1],

    ['ada', isOpenTo(ada), 1],
    // Not proven to be theirs yet.
    ['max', isOpenTo(ben), 0],
    ['max', isOpenTo(eve), 0],
    ['ada', isOpenTo(ben), 'refused'],
    ['stranger', isOpenTo(ada), 'refused'],
  ],
}
