-- What an action plan can recommend: ours from the first start, an admin's, and articles of the content site. Nobody's
-- own, and no secret.
create table app.resources (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(btrim(title)) between 1 and 300),
  url text check (url ~ '^https?://' and char_length(url) <= 2000),
  excerpt text check (char_length(excerpt) <= 2000),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  source text not null check (source in ('built_in', 'admin', 'wordpress', 'ghost')),
  -- What the source calls it; an admin's own has no such name.
  source_id text check (char_length(source_id) between 1 and 200),
  published_at timestamptz(3) not null default clock_timestamp(),
  -- When the source changed it last, so that an older message that arrives late changes nothing.
  source_version timestamptz(3),
  -- By its source; retired is an admin's word, and no article of the same id takes it back.
  published boolean not null default true,
  retired boolean not null default false,
  -- From then on tags and language are the admin's, whatever the source sends.
  edited_at timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp(),
  updated_at timestamptz(3) not null default clock_timestamp(),
  unique (source, source_id)
);
create index resources_tags on app.resources using gin (tags);
create index resources_published on app.resources (published_at desc, id);
create trigger resources_touch before update on app.resources
  for each row when (old.* is distinct from new.*) execute function app.touch();
-- Ours are made by the release, not by anybody.
create trigger resources_audit_create after insert on app.resources
  for each row when (new.source <> 'built_in') execute function audit.changed();
create trigger resources_audit after update or delete on app.resources
  for each row execute function audit.changed();

alter table app.resources enable row level security, force row level security;
create policy resources_owner on app.resources to mettle_owner using (true) with check (true);
create policy resources_system on app.resources to mettle_system using (true) with check (true);
create policy resources_in_force on app.resources for select to mettle_person, mettle_overseer
  using (published and not retired and (select app.role()) is not null);
create policy resources_by_admin on app.resources to mettle_overseer
  using ((select app.role()) = 'admin') with check ((select app.role()) = 'admin');
grant select on app.resources to mettle_person, mettle_overseer;
grant insert, update on app.resources to mettle_overseer;
grant select, insert, update on app.resources to mettle_system;
