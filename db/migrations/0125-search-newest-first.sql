-- A search answers with the newest of what it found, and with how many there are up to a limit: ids of all that match are
-- not sent out and back. What a telecaller's walk costs is told to the planner as it is, in memory: with pages as dear as on
-- a disk it walked through everybody's leads, ten for each of theirs.
drop function app.leads_found(text[], integer);
drop function app.telling_pieces(text, text[]);

-- What the index of trigrams is asked for instead of a whole pattern: of each word the three rarest that do not overlap if
-- they can, and of a word that a fiftieth of the leads has only the rarest, since more would not narrow it and the index
-- compares a long list for each. None that a quarter has; the whole pattern where nothing is left. How rare, a text of a
-- hundred leads tells.
create function app.telling_pieces(pattern text, known text) returns text[]
  language sql immutable parallel safe
  as $$
  with trigrams as (
    select n, piece, word, (length(known) - length(replace(known, piece, ''))) / 3 as seen
    from (
      select n, substr(pattern, n, 3) as piece,
        char_length(regexp_replace(substr(pattern, 1, n), '[[:alnum:]]', '', 'g')) as word
      from generate_series(1, char_length(pattern) - 2) n) windows
    where piece ~ '^[[:alnum:]]{3}$'
  ), placed as (
    select piece, seen, min(seen) over of_word as least, row_number() over (of_word order by seen, n % 3, n) as place
    from trigrams window of_word as (partition by word)
  )
  select coalesce(array_agg(distinct '%' || piece || '%'), array[pattern]) from placed
  where seen < 25 and place <= case when least < 2 then 3 else 1 end
$$;

-- Row-level security keeps LIKE out of index conditions, since it could tell about rows that are not shown: a search
-- would read every lead of the caller's. This door looks in the index, and gives out ids of leads the caller may read
-- and nothing else: of all that match, or of the newest where so many are asked for. Of more than `most` it counts one more.
-- Planned anew each time: what is right for a rare word is wrong for a frequent one. Frequent words are met soon enough
-- among the newest leads, where the index would first collect them all.
create function app.leads_found(patterns text[], most integer, newest integer, out ids uuid[], out total integer)
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
  -- Beyond it the index is cheaper. It looks at all of a person's leads, and takes a sixth of the time for each.
  reach bigint := case when overseer then 25000
    else (select coalesce(sum(leads), 0) / 6 from app.lead_counts where person = app.user_id()) end;
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
  -- Matches that lie far apart are gathered and sorted; the newest of many are met soon.
  gathered := case when newest is not null and seen * 100 < sampled then 5 * enough else enough end;
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
revoke all on function app.leads_found(text[], integer, integer) from public;
grant execute on function app.leads_found(text[], integer, integer) to mettle_person, mettle_overseer;
