-- Feedback counts by rounds: what was answered is taken in together once nobody is left to answer. Null: it waits; 0: it
-- was set aside, the same answer having been given throughout.
alter table public.peer_answers add column round integer check (round >= 0);
grant update (round) on public.peer_answers to mettle_system;

-- Until now peers counted by threes, in the order they answered; those who did are the first round.
update public.peer_answers a set round = 1
from (select invitation_id, row_number() over (partition by attempt_id order by answered_at, invitation_id) as place,
        count(*) over (partition by attempt_id) as n from public.peer_answers) o
where o.invitation_id = a.invitation_id and o.place <= o.n - o.n % 3;
create index peer_answers_waiting on public.peer_answers (attempt_id) where round is null;

-- By a manager, that an address without an account here is a colleague's.
alter table public.peer_invitations
  add column confirmed_by uuid references public.profiles (id) on delete set null,
  add column confirmed_at timestamptz(3);
create index peer_invitations_confirmed_by on public.peer_invitations (confirmed_by);
grant update (confirmed_by, confirmed_at) on public.peer_invitations to mettle_system;
