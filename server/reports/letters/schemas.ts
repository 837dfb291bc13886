import Type from 'typebox'

export const Preferences = Type.Object(
  { letters: Type.Boolean({ description: 'when a report is ready, and after 30 and 90 days' }) },
  { title: 'ReportPreferences', additionalProperties: false },
)
