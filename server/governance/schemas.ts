import Type from 'typebox'
import { Nullable, OneOf, Timestamp, Uuid } from '../platform/http/schemas.ts'

export const Entry = Type.Object(
  {
    id: Type.Integer(),
    at: Timestamp,
    actor: Type.String({ description: 'a profile id, or system: or database: and a name' }),
    action: Type.String(),
    resource: Type.String(),
    row_id: Nullable(Type.String()),
    row_ids: Type.Array(Type.String(), { description: 'the rows of a list that was read' }),
    fields: Type.Array(Type.String(), { description: 'what changed, never the values' }),
    times: Type.Integer({
      description: 'how often within a minute; more than 1 only for events that repeat',
    }),
    request_id: Nullable(Type.String()),
    address: Nullable(Type.String()),
  },
  { title: 'AuditEntry' },
)

export const Verdict = Type.Object(
  {
    intact: Type.Boolean(),
    from: Type.Integer({ description: 'entries up to this one were not looked at; 0 when all were' }),
    entries: Type.Integer({ description: 'how many are sealed and hold' }),
    unsealed: Type.Integer({ description: 'written and not yet in the chain; counted up to 10,000' }),
    head: Nullable(Type.String({ description: 'the last link' })),
    checkpoint: Nullable(
      Type.String({ description: 'what is sealed now, signed; keep it elsewhere and give it back later' }),
    ),
    broken_at: Type.Union([
      Type.Null(),
      Type.Object({
        position: Type.Integer(),
        entry_id: Nullable(Type.Integer()),
        problem: OneOf(['missing', 'altered', 'inserted', 'rewound'] as const, {
          description:
            'rewound: the chain no longer holds what a checkpoint says was sealed, as after a cut-off end or a restored backup',
        }),
      }),
    ]),
    misdated: Nullable(
      Type.Object(
        { position: Type.Integer(), entry_id: Type.Integer(), at: Timestamp },
        {
          description:
            'the first entry dated more than an hour before the one that was sealed before it: written by another hand, or after the clock was put back',
        },
      ),
    ),
    given_checkpoint: Nullable(
      OneOf(['reached', 'abandoned', 'pruned', 'missing'] as const, {
        description:
          'abandoned: an operator took the chain up again before it, as resumptions tell; pruned: retention removed that part',
      }),
    ),
    resumptions: Type.Array(Type.Object({ position: Type.Integer(), reason: Type.String(), at: Timestamp }), {
      description: 'where the chain was taken up again after a restored backup',
    }),
  },
  { title: 'AuditVerdict' },
)

export const Verification = Type.Object(
  {
    id: Uuid,
    state: OneOf(['running', 'intact', 'broken', 'failed'] as const),
    checked: Type.Integer({ description: 'how many entries so far' }),
    total: Type.Integer(),
    started_at: Timestamp,
    finished_at: Nullable(Timestamp),
    verdict: Type.Union([Type.Null(), Verdict]),
  },
  { title: 'AuditVerification' },
)

export const CheckpointQuery = Type.Object({
  checkpoint: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'one that was kept: from an earlier answer, or from the log',
    }),
  ),
})
