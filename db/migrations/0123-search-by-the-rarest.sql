-- What the index of trigrams is asked for instead of a whole pattern. Of a word that a fiftieth of the leads has, the
-- rarest three letters: more of them would not narrow it, and the index compares a long list for each. Of a rarer one all
-- but what a quarter of the leads has. The whole pattern where nothing is left.
create or replace function app.telling_pieces(pattern text, known text[]) returns text[]
  language sql immutable parallel safe
  as $$
  with trigrams as (
    select n, word, (select count(*) from unnest(known) k where strpos(k, piece) > 0) as seen
    from (
      select n, substr(pattern, n, 3) as piece,
        char_length(regexp_replace(substr(pattern, 1, n), '[[:alnum:]]', '', 'g')) as word
      from generate_series(1, char_length(pattern) - 2) n) windows
    where piece ~ '^[[:alnum:]]{3}$'
  ), placed as (
    select n, seen, min(seen) over of_word as least, row_number() over (of_word order by seen, n) as place
    from trigrams window of_word as (partition by word)
  ), telling as (
    select n, n - row_number() over (order by n) as run from placed
    where seen * 4 < greatest(cardinality(known), 1) and (least * 50 < cardinality(known) or place = 1)
  ), pieces as (
    select '%' || substr(pattern, min(n)::int, count(*)::int + 2) || '%' as piece from telling group by run
  )
  select coalesce((select array_agg(piece) from pieces), array[pattern])
$$;
