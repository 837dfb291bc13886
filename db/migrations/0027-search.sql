-- Who may read a lead and what it says, in one index: a telecaller's search looks at none of the others' leads.
create extension if not exists btree_gin with schema public;
drop index public.leads_search;
create index leads_search on public.leads using gin (assigned_to, search gin_trgm_ops);

-- A list by source, newest first, reads what it shows.
create index leads_source_newest on public.leads (source, created_at desc, id desc);

-- Whether the index of trigrams can look for a pattern at all: it needs three letters or digits in a row, or the
-- beginning of a word. Without, it would be read from end to end.
create function app.has_trigram(pattern text) returns boolean
  language sql immutable strict parallel safe
  return pattern ~ '[[:alnum:]]{3}' or pattern ~ '^[[:alnum:]]' or pattern ~ '.[^%[:alnum:]][[:alnum:]]';

-- What the index is asked for instead of a whole pattern: its pieces without what a quarter of the leads has. What every
-- lead has, as @example.com, costs the index most and tells it least. The whole pattern where nothing is that frequent.
create function app.telling_pieces(pattern text, known text[]) returns text[]
  language sql immutable parallel safe
  as $$
  with trigrams as (
    select n, (select count(*) from unnest(known) k where strpos(k, piece) > 0) * 4 >= greatest(cardinality(known), 1) as frequent
    from (select n, substr(pattern, n, 3) as piece from generate_series(1, char_length(pattern) - 2) n) windows
    where piece ~ '^[[:alnum:]]{3}$'
  ), telling as (
    select n, n - row_number() over (order by n) as run from trigrams where not frequent
  ), pieces as (
    select '%' || substr(pattern, min(n)::int, count(*)::int + 2) || '%' as piece from telling group by run
  )
  select case when not exists (select from trigrams where frequent) or not exists (select from pieces)
    then array[pattern] else (select array_agg(piece) from pieces) end
$$;

-- Row-level security keeps LIKE out of index conditions, since it could tell about rows that are not shown: a search
-- would read every lead of the caller's. This door looks in the index, and gives out ids of leads the caller may read
-- and nothing else, at most as many as asked for. Planned anew each time: what is right for a rare word is wrong for a
-- frequent one. Frequent words are met soon enough among the newest leads, where the index would first collect them all.
create function app.leads_found(patterns text[], most integer) returns uuid[]
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_bitmapscan = on
  as $$
declare
  overseer boolean := current_setting('role') = 'mettle_overseer';
  visible text := case when overseer then 'true' else format('assigned_to = %L', app.user_id()) end;
  newest text := format('select id, search from public.leads where %s order by created_at desc, id desc', visible);
  sampled constant integer := 400;
  -- A person's own leads lie far apart on disk: reading them one by one costs five times as much.
  reach integer := case when overseer then 25000 else 5000 end;
  sample text[];
  seen integer;
  matching text;
  indexed text;
  ids uuid[];
begin
  select array_agg(app.folded(p)) into patterns from unnest(patterns) p;
  -- In another collation than the index's, so that it stays a filter.
  select string_agg(format('search collate "C" like %L', p), ' or ') into matching from unnest(patterns) p;
  execute format('select array_agg(search), count(*) filter (where %s) from (%s limit %s) newest', matching, newest, sampled)
    into sample, seen;
  if seen::bigint * reach >= most::bigint * sampled then
    execute format('select array_agg(id) from (select id from (%s limit %s) newest where %s limit %s) found',
      newest, reach, matching, most) into ids;
    if cardinality(ids) = most then
      return ids;
    end if;
  end if;
  if (select bool_and(app.has_trigram(p)) from unnest(patterns) p) then
    select string_agg('(' || (
        select string_agg(format('search like %L', piece), ' and ')
        from unnest(app.telling_pieces(p, sample[:100])) piece) || ')', ' or ')
      into indexed from unnest(patterns) p;
  else
    indexed := 'true';
  end if;
  -- Materialised, so that it is not planned for its first rows but for all of them; it still ends when there are enough.
  execute format('with found as materialized (select id from public.leads where %s and (%s) and (%s))
    select array_agg(id) from (select id from found limit %s) enough', visible, indexed, matching, most) into ids;
  return coalesce(ids, '{}');
end
$$;
revoke all on function app.leads_found(text[], integer) from public;
grant execute on function app.leads_found(text[], integer) to mettle_person, mettle_overseer;
