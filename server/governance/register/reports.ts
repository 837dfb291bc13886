import { about, type Held, worldly } from './held.ts'

export const reports: Record<string, Held> = {
  'public.reports': {
    gone: 'id user_id assessment_id attempt_id result_id format language anonymized state problem sealed pdf created_at updated_at ready_at',
    people: 'requested_by',
    exported: { person: 'user_id', opens: { sealed: 'id' }, omit: { pdf: 'drawn from the same data' } },
    retention: 'results',
  },
  'public.report_asks': {
    gone: 'id times',
    exported: { no: 'says only when reports were asked for, which the reports say themselves' },
    retention: { none: 'holds one day’s times, at most thirty' },
  },
  'public.report_links': {
    gone: 'id report_id user_id digest label created_at expires_at last_used_at uses',
    exported: { person: 'user_id', omit: { digest: 'technical' } },
    retention: { none: 'expires by itself' },
  },
  'public.report_letters': {
    gone: 'id report_id user_id kind due_at done_at',
    exported: { person: 'user_id' },
    retention: { none: 'goes with its report' },
  },
  'public.report_mail_preferences': {
    gone: 'id letters',
    exported: { person: 'id' },
    retention: { none: 'holds until it is changed' },
  },
  'public.teams': {
    people: 'created_by',
    kept: about('the organisation’s own', 'id name created_at updated_at'),
    exported: { person: 'created_by' },
    retention: { none: 'needed as long as the team is there' },
  },
  'public.team_members': {
    gone: 'team_id user_id added_at',
    exported: { person: 'user_id' },
    retention: { none: 'ends when somebody leaves the team' },
  },
  'public.comparison_consents': {
    gone: 'id given_at',
    exported: { person: 'id' },
    retention: { none: 'holds until it is taken back' },
  },
  'app.cohorts': worldly(
    'counts over five or more people',
    'id assessment_id industry role n histograms closed_at',
  ),
  'app.cohort_people': {
    gone: 'assessment_id user_id',
    exported: { no: 'says only that somebody was counted' },
    retention: { none: 'keeps somebody from being counted twice' },
  },
}
