-- A sealed value names its key, so a row can move to another lead and its key moves with it: a lead then has the one key it
-- seals with, and those that came along.
alter table app.data_keys add column moved_at timestamptz(3);
alter table app.data_keys drop constraint data_keys_lead_id_key;
create unique index data_keys_lead on app.data_keys (lead_id) where moved_at is null;
create index data_keys_of_lead on app.data_keys (lead_id);

-- The id of the key that sealed a value; null where it was sealed before values carried it.
create function app.sealed_with(sealed bytea) returns uuid
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp
  as $$ select case when get_byte(sealed, 0) = 2 then encode(substr(sealed, 2, 16), 'hex')::uuid end $$;
