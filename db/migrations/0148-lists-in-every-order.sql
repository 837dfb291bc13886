-- Lists in every order that one can ask for walk an index: sorted by name, change or status, a page among a million leads
-- took a quarter of a second. None of it costs an update more: whatever counts as a change is in an index already.
create index leads_by_name on public.leads (name, id);
create index leads_by_update on public.leads (updated_at, id);
create index leads_by_status on public.leads (status, id);
-- One's own are gathered and sorted, without reading the leads themselves.
drop index public.leads_own_newest;
create index leads_own_newest on public.leads (assigned_to, created_at desc, id desc) include (name, status, updated_at);

create or replace function app.leads_found(patterns text[], most integer, newest integer, out ids uuid[], out total integer)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_bitmapscan = on
  set random_page_cost = 0.1 set seq_page_cost = 0.1
  as $$
declare
  overseer boolean := current_setting('role') = 'mettle_overseer';
  visible text := case when overseer then 'true' else format('assigned_to = %L', app.user_id()) end;
  by_age text := format('select id, search from public.leads where %s order by created_at desc, id desc', visible);
  enough bigint := most + 1;
  sampled constant integer := case when overseer then 400 else 200 end;
  -- Beyond it the index is cheaper. It looks at all of a person's leads, and takes a sixth of the time for each; but for
  -- a word that nearly all leads have it would look at everybody's.
  reach bigint := case when overseer then 32000
    else greatest((select coalesce(sum(leads), 0) / 6 from app.lead_counts where person = app.user_id()), 5 * enough) end;
  sample text[];
  seen bigint;
  matching text;
  indexed text;
  telling text := 'true';
  found text;
  gathered bigint;
  in_order text;
  named bigint := 0;
  by_name bigint;
begin
  select array_agg(app.folded(p)) into patterns from unnest(patterns) p;
  -- In another collation than the index's, so that it stays a filter.
  select string_agg(format('search collate "C" like %L', p), ' or ') into matching from unnest(patterns) p;
  execute format('select array_agg(search), count(*) filter (where %s) from (%s limit %s) sample', matching, by_age, sampled)
    into sample, seen;
  if seen * reach >= enough * sampled then
    execute format('select array_agg(id), count(*) from (select id from (%s limit %s) near where %s limit %s) found',
      by_age, reach, matching, enough) into ids, total;
    if total = enough then
      ids := ids[:coalesce(newest, total)];
      return;
    end if;
  end if;

  -- Most names are written with capitals. Where enough begin with the words, no index of parts has to say how many match.
  if overseer and newest is not null
    and (seen + 1) * (select reltuples from pg_class where oid = 'public.leads'::regclass) >= enough * sampled then
    foreach in_order in array patterns loop
      continue when in_order !~ '^%[a-z]+(%[a-z]+)+%$';
      -- Up to the first mark that would make another letter of the last one.
      execute format('select count(*) from (
          select from public.leads where name >= %1$L and name < %1$L || chr(768) and starts_with(name, %1$L) limit %2$s) named',
        initcap(btrim(translate(in_order, '%', ' '))), enough) into by_name;
      named := named + by_name;
    end loop;
  end if;

  if patterns[2] = '% ' || patterns[1] and patterns[1] ~ '^[[:alnum:]]+%$' then
    -- The beginning of a word, as one search of the index instead of two.
    indexed := format('search ~ %L', '(^| )' || rtrim(patterns[1], '%'));
  elsif (select bool_and(app.has_trigram(p)) from unnest(patterns) p) then
    -- The same words in another order are the same to the index.
    select string_agg('(' || asked || ')', ' or '), string_agg('(' || met || ')', ' or ') into indexed, telling
      from (
        select distinct on (words) p from unnest(patterns) p,
          lateral (select array_agg(w order by w) as words from unnest(string_to_array(p, '%')) w) of_pattern) orders,
        lateral (
          select string_agg(format('search like %L', piece), ' and ') as asked,
            string_agg(format('search collate "C" like %L', piece), ' and ') as met
          from unnest(app.telling_pieces(p, array_to_string(sample[:100], ' '))) piece) pieces;
  else
    indexed := 'true';
  end if;
  -- Materialised, so that it is not planned for its first rows but for all of them; it still ends when there are enough.
  found := format('with found as materialized (select id, created_at from public.leads where %s and (%s) and (%s))',
    visible, indexed, matching);
  -- Where the sample met none, matches lie far apart: they are gathered and sorted. The newest of others are met soon.
  gathered := case when newest is not null and seen * reach < newest::bigint * sampled then 5 * enough else enough end;
  if named >= enough then
    total := gathered;
  else
    execute format('%1$s, first as materialized (select * from found limit %2$s)
        select array(select id from first where (select count(*) from first) < %2$s order by created_at desc, id desc limit %3$s),
          (select count(*) from first)',
      found, gathered, coalesce(newest::text, 'all')) into ids, total;
  end if;
  if total = gathered and newest is not null then
    ids := '{}';
    if named >= enough or seen * reach >= newest::bigint * sampled then
      execute format('select array_agg(id) from (select id from (%s limit %s) near where (%s) and (%s) limit %s) found',
        by_age, reach, telling, matching, newest) into ids;
    end if;
    if ids is null or cardinality(ids) < newest then
      execute format('%s select array_agg(id) from (select id from found order by created_at desc, id desc limit %s) first',
        found, newest) into ids;
    end if;
  end if;
  total := least(total, enough);
  ids := coalesce(ids[:coalesce(newest, total)], '{}');
end
$$;
