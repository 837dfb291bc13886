export const importFields = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'status',
  'source',
] as const
export type ImportField = (typeof importFields)[number]
export type Mapping = (ImportField | null)[]
