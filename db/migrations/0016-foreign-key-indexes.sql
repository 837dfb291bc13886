-- Deleting what a row points at looks for the rows that point at it; without an index, by reading their whole table.
create index follow_up_history_lead on public.follow_up_history (lead_id);
create index follow_ups_set_by on public.follow_ups (set_by);
create index assessments_creator on public.assessments (created_by);
create index attempts_calibration on public.attempts (calibration_id);
create index assessment_responses_person on public.assessment_responses (user_id);
create index assessment_results_assessment on public.assessment_results (assessment_id);
create index assessment_results_calibration on public.assessment_results (calibration_id);
create index calibrations_requested_by on public.calibrations (requested_by);
create index calibrations_decided_by on public.calibrations (decided_by);
create index invitations_invited_by on identity.invitations (invited_by);
create index sessions_person on identity.sessions (person);
drop index identity.sessions_live;
