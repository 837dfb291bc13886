-- What providers and the content site have sent has an age of its own. An installation that has set its ages keeps them.
create or replace function app.default_retention() returns jsonb
  language sql immutable parallel safe
  as $$ select '{"leads": {"new": null, "contacted": null, "qualified": null, "converted": null, "lost": null},
    "interactions": null, "answers": null, "results": null, "audit": null,
    "sessions": 7, "mail": 30, "webhooks": 90, "imports": 90, "events": 3}'::jsonb $$;

update app.settings set value = '{"webhooks": 90}' || value where id = 'retention';

create or replace function app.preview_retention(ages jsonb) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  most constant integer := 100000;
  named text;
  days integer;
  cutoff timestamptz;
  shown jsonb;
  answer jsonb := '[]';
begin
  if app.role() is distinct from 'admin' then
    raise exception '%', app.role_needed('admin') using errcode = 'MT403';
  end if;
  foreach named in array array['new', 'contacted', 'qualified', 'converted', 'lost'] loop
    days := (ages -> 'leads' ->> named)::int;
    if days is not null then
      cutoff := now() - make_interval(days => days);
      with due as materialized (
        select l.id, l.name, app.last_contact(l) as since from public.leads l
        where l.status = named and l.created_at < cutoff and app.is_lead_due(l, cutoff) order by l.created_at, l.id limit most
      )
      select jsonb_build_object('kind', 'leads', 'status', named, 'days', days, 'count', (select count(*) from due), 'examples',
        coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'since', app.iso(since)))
          from (select * from due limit 5) e), '[]')) into shown;
      answer := answer || shown;
    end if;
  end loop;
  days := (ages ->> 'interactions')::int;
  if days is not null then
    with due as materialized (
      select i.id, i.type, i.created_at from public.interactions i
      where i.content is not null and i.created_at < now() - make_interval(days => days)
        and not exists (select from app.legal_holds h where h.lead_id = i.lead_id) limit most
    )
    select jsonb_build_object('kind', 'interactions', 'days', days, 'count', (select count(*) from due), 'examples',
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', type, 'since', app.iso(created_at)))
        from (select * from due limit 5) e), '[]')) into shown;
    answer := answer || shown;
  end if;
  foreach named in array array['answers', 'results'] loop
    days := (ages ->> named)::int;
    if days is not null then
      with due as materialized (
        select a.id, app.attempt_ended(a) as since from public.attempts a
        where app.attempt_ended(a) < now() - make_interval(days => days) and not app.person_held(a.user_id)
          and (named = 'results' or a.intake is not null
            or exists (select from public.assessment_responses r where r.attempt_id = a.id)
            or exists (select from public.peer_answers p where p.attempt_id = a.id)) limit most
      )
      select jsonb_build_object('kind', named, 'days', days, 'count', (select count(*) from due), 'examples',
        coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', null, 'since', app.iso(since)))
          from (select * from due limit 5) e), '[]')) into shown;
      answer := answer || shown;
    end if;
  end loop;
  foreach named in array array['sessions', 'mail', 'webhooks', 'imports', 'events', 'audit'] loop
    days := (ages ->> named)::int;
    if days is not null then
      execute format('select count(*) from (select from %s < now() - make_interval(days => $1) limit $2) due', case named
        when 'sessions' then 'identity.sessions where revoked_at'
        when 'mail' then 'app.mail where created_at'
        when 'webhooks' then $q$app.webhook_deliveries where body <> '' and state <> 'received' and received_at$q$
        when 'imports' then 'public.lead_imports where created_at'
        when 'events' then 'app.outbox where at'
        else 'audit.entries where at' end) into shown using days, most;
      answer := answer || jsonb_build_object('kind', named, 'days', days, 'count', shown, 'examples', '[]'::jsonb);
    end if;
  end loop;
  return answer;
end
$$;
