-- A lead that absorbed others holds them: whoever erases it erases them too. Each gets an erasure of its own, with its
-- receipt and its line in the list beside the database, or a backup from before the merge would bring it back.
create function app.absorbed_erasures(erasure uuid) returns setof uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
begin
  insert into app.erasures (kind, subject_id, requested_by)
  select 'lead', m.absorbed_id, e.requested_by from app.erasures e join public.lead_merges m on m.survivor_id = e.subject_id
  where e.id = erasure and e.kind = 'lead' and m.undone_at is null
    and not exists (select from app.erasures done where done.pseudonym = m.absorbed_id)
  on conflict do nothing;
  return query select o.id from app.erasures e join public.lead_merges m on m.survivor_id = e.subject_id
    join app.erasures o on o.subject_id = m.absorbed_id and o.state in ('waiting', 'running') where e.id = erasure;
end
$$;
revoke all on function app.absorbed_erasures(uuid) from public;
grant execute on function app.absorbed_erasures(uuid) to mettle_system;

-- What goes with a row, and with what goes with it: a call goes with its interaction, an API token with its account.
create or replace function app.count_dependents(parent regclass, id uuid) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  top constant text := parent::text;
  conditions jsonb := jsonb_build_object(top, jsonb_build_array(format('id = %L', id)));
  waiting text[] := array[top];
  place text;
  found record;
  n bigint;
  counted jsonb := '{}';
begin
  while waiting <> '{}' loop
    place := waiting[1];
    waiting := waiting[2:];
    for found in
      select k.conrelid::regclass::text as child, a.attname as child_column, r.attname as parent_column
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        join pg_attribute r on r.attrelid = k.confrelid and r.attnum = k.confkey[1]
      where k.contype = 'f' and k.confrelid = place::regclass and k.confdeltype = 'c' and k.conrelid <> k.confrelid
        and k.conrelid <> parent order by 1, 2
    loop
      if not conditions ? found.child then
        conditions := jsonb_set(conditions, array[found.child], '[]');
        waiting := waiting || found.child;
      end if;
      conditions := jsonb_insert(conditions, array[found.child, '0'], to_jsonb(case when place = top
        then format('%I = %L', found.child_column, id)
        else format('%I in (select %I from %s where %s)', found.child_column, found.parent_column, place,
          conditions -> place ->> 0) end));
    end loop;
  end loop;
  for found in select key as child, value as ways from jsonb_each(conditions - top) order by 1 loop
    execute format('select count(*) from (%s) gone', (select string_agg(format('select ctid from %s where %s', found.child, way), ' union ')
      from jsonb_array_elements_text(found.ways) way)) into n;
    if n > 0 then
      counted := counted || jsonb_build_object(found.child, n);
    end if;
  end loop;
  return counted;
end
$$;
