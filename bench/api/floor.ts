// A colon followed by a letter would be a variable of pgbench, so the time's format is left to the database's function.
const json = `json_build_object('id', id, 'name', name, 'email', email, 'phone', phone, 'company', company,
  'status', status, 'source', source, 'assigned_to', assigned_to, 'created_at', app.iso(created_at), 'updated_at', app.iso(updated_at))`

const enter = (person: string) =>
  `select set_config('app.user_id', '${person}', true), set_config('role', app.enter('${person}'::uuid, 'user'), true)`

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Identity and query in one pipeline, one implicit transaction, as the service sends them, with nothing around them. */
const script = (person: string, query: string) =>
  `\\startpipeline\n${oneLine(enter(person))};\n${oneLine(query)};\n\\endpipeline\n`

/** The same work as the service's statements, written out here so that a slower service does not lower its own floor. */
export const floorScripts = ({
  telecaller,
  manager,
  lead,
}: {
  telecaller: string
  manager: string
  lead: string
}) => {
  const list = `select coalesce(json_agg(${json}), '[]')::text,
      (select coalesce(sum(leads), 0)::int8 from app.lead_counts where person = (select app.counted_person()))
    from (select * from public.leads order by created_at desc, id desc limit 10 offset 0) page`
  const get = `select ${json}::text from public.leads where id = '${lead}'`
  const create = `insert into public.leads (name, email, phone, source, phone_e164, email_key, assigned_to)
    values ('Asha Rao', 'a@example.com', '+91 98765 43210', 'bench', '+919876543210', 'a@example.com', '${telecaller}')`
  return {
    list_telecaller: script(telecaller, list),
    list_manager: script(manager, list),
    get_telecaller: script(telecaller, get),
    get_manager: script(manager, get),
    create_telecaller: script(telecaller, create),
  }
}
