import Type from 'typebox'
import { Nullable, OneOf, Text, Timestamp, Uuid } from '../platform/http/schemas.ts'
import { languages } from './model.ts'
import { ReportData } from './report-schema.ts'

const formats = ['pdf', 'web'] as const

const record = {
  id: Uuid,
  user_id: { ...Uuid, description: 'whom it is about' },
  assessment_id: Uuid,
  attempt_id: Uuid,
  format: OneOf(formats),
  language: OneOf(languages),
  anonymized: Type.Boolean(),
  state: OneOf(['queued', 'generating', 'ready', 'failed'] as const),
  problem: Nullable(Type.String({ description: 'why it failed, for a person' })),
  created_at: Timestamp,
  updated_at: Timestamp,
  ready_at: Nullable(Timestamp),
}
export const ReportRecord = Type.Object(record, { title: 'Report' })
export const WholeReport = Type.Object(
  { ...record, report: Type.Union([ReportData, Type.Null()], { description: 'null until it is ready' }) },
  { title: 'WholeReport' },
)

export const ReportWish = Type.Object(
  {
    format: OneOf(formats, { description: 'web makes the data alone; pdf a file as well' }),
    attempt_id: Type.Optional({ ...Text(100), description: 'your latest with results, unless given' }),
    anonymized: Type.Optional(Type.Boolean({ description: 'true leaves out whatever points to the person' })),
    language: Type.Optional(OneOf(languages, { description: 'en where not given' })),
  },
  { title: 'ReportWish', additionalProperties: false },
)

const link = {
  id: Uuid,
  report_id: Uuid,
  label: Nullable(Type.String()),
  created_at: Timestamp,
  expires_at: Timestamp,
  last_used_at: Nullable(Timestamp),
  uses: Type.Integer(),
}
export const ReportLink = Type.Object(link, { title: 'ReportLink' })
export const NewReportLink = Type.Object(
  {
    ...link,
    token: Type.String({ description: 'this once' }),
    url: Type.String({ description: 'to pass on; this once' }),
  },
  { title: 'NewReportLink' },
)
