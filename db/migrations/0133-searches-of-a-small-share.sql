-- Two searches that took longer than they need to: a word that nearly all of somebody's few thousand leads have went
-- through the index of everybody's, and of words that a few thousand leads have all were read to show the newest.
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
  sampled constant integer := 400;
  -- Beyond it the index is cheaper. It looks at all of a person's leads, and takes a sixth of the time for each; but for
  -- a word that nearly all leads have it would look at everybody's.
  reach bigint := case when overseer then 25000
    else greatest((select coalesce(sum(leads), 0) / 6 from app.lead_counts where person = app.user_id()), 5 * enough) end;
  sample text[];
  seen bigint;
  matching text;
  indexed text;
  found text;
  gathered bigint;
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

  if patterns[2] = '% ' || patterns[1] and patterns[1] ~ '^[[:alnum:]]+%$' then
    -- The beginning of a word, as one search of the index instead of two.
    indexed := format('search ~ %L', '(^| )' || rtrim(patterns[1], '%'));
  elsif (select bool_and(app.has_trigram(p)) from unnest(patterns) p) then
    -- The same words in another order are the same to the index.
    select string_agg('(' || (
        select string_agg(format('search like %L', piece), ' and ')
        from unnest(app.telling_pieces(p, array_to_string(sample[:100], ' '))) piece) || ')', ' or ')
      into indexed from (
        select distinct on (words) p from unnest(patterns) p,
          lateral (select array_agg(w order by w) as words from unnest(string_to_array(p, '%')) w) of_pattern) orders;
  else
    indexed := 'true';
  end if;
  -- Materialised, so that it is not planned for its first rows but for all of them; it still ends when there are enough.
  found := format('with found as materialized (select id, created_at from public.leads where %s and (%s) and (%s))',
    visible, indexed, matching);
  -- Where the sample met none, matches lie far apart: they are gathered and sorted. The newest of others are met soon.
  gathered := case when newest is not null and seen * reach < newest::bigint * sampled then 5 * enough else enough end;
  execute format('%s select array_agg(id order by created_at desc, id desc), count(*) from (select * from found limit %s) first',
    found, gathered) into ids, total;
  if total = gathered and newest is not null then
    ids := '{}';
    if seen * reach >= newest::bigint * sampled then
      execute format('select array_agg(id) from (select id from (%s limit %s) near where %s limit %s) found',
        by_age, reach, matching, newest) into ids;
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
