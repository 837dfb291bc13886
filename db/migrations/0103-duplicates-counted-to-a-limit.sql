-- Some numbers and addresses stand for nobody (0000000000) and are shared by very many leads. How many the others are is
-- counted to a thousand, and no more rows than that are read for it.
create function app.leads_with_contact(given_phone text, given_email text, besides uuid) returns table (id uuid, assigned_to uuid)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  (select l.id, l.assigned_to from public.leads l where l.phone_e164 = given_phone and l.id <> besides limit 1000)
  union (select l.id, l.assigned_to from public.leads l where l.email_key = given_email and l.id <> besides limit 1000)
  limit 1000
$$;
revoke all on function app.leads_with_contact(text, text, uuid) from public;

create or replace function app.receive_lead(lead uuid, given jsonb) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into public.leads (id, name, email, phone, company, source, phone_e164, email_key)
  values (lead, given ->> 'name', given ->> 'email', given ->> 'phone', given ->> 'company', given ->> 'source',
    given ->> 'phone_e164', given ->> 'email_key')
  on conflict (id) do nothing;
  if not found then
    return null;
  end if;
  return (select count(*) from app.leads_with_contact(given ->> 'phone_e164', given ->> 'email_key', lead));
end
$$;

-- Leads with the same phone or e-mail; the id of those the caller cannot read is null. For whoever can read the lead.
create function app.duplicates(lead uuid) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  with caller as (select app.user_id() as id, app.rank(app.role()) >= app.rank('manager') as all)
  select case when c.all or d.assigned_to = c.id then d.id end
  from caller c, public.leads l, app.leads_with_contact(l.phone_e164, l.email_key, l.id) d
  where l.id = lead and (c.all or l.assigned_to = c.id)
$$;
revoke all on function app.duplicates(uuid) from public;
grant execute on function app.duplicates(uuid) to mettle_person, mettle_overseer;
drop function app.count_duplicates(uuid);
