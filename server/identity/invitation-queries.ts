import type { Role, Tx } from '../platform/db/index.ts'

export type Invitation = {
  id: string
  email: string
  role: Role
  first_name: string | null
  last_name: string | null
  invited_by: string | null
  created_at: string
  expires_at: string
}

const columns = `id, email, role, first_name, last_name, invited_by, app.iso(created_at) as created_at,
  app.iso(expires_at) as expires_at`

export async function insertInvitation(
  tx: Tx,
  given: Omit<Invitation, 'id' | 'created_at' | 'expires_at'> & { digest: Buffer; expires_at: Date },
) {
  await tx.rows('delete from identity.invitations where email = $1 and accepted_at is null', [given.email])
  const [made] = await tx.rows<Invitation>(
    `insert into identity.invitations (email, role, first_name, last_name, digest, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
    [
      given.email,
      given.role,
      given.first_name,
      given.last_name,
      given.digest,
      given.invited_by,
      given.expires_at,
    ],
  )
  return made as Invitation
}

export const pendingInvitations = (tx: Tx) =>
  tx.rows<Invitation>(
    `select ${columns} from identity.invitations where accepted_at is null and expires_at > now()
     order by identity.invitations.created_at desc, id`,
  )

export const pendingInvitationTo = async (tx: Tx, email: string) =>
  (
    await tx.rows<Invitation>(
      `select ${columns} from identity.invitations where email = $1 and accepted_at is null and expires_at > now()`,
      [email],
    )
  )[0]

export const deleteInvitation = async (tx: Tx, id: string) =>
  (
    await tx.rows<Invitation>(
      `delete from identity.invitations where id = $1 and accepted_at is null returning ${columns}`,
      [id],
    )
  )[0]

export const findInvitation = async (tx: Tx, digest: Buffer) =>
  (
    await tx.rows<Invitation>(
      `select ${columns} from identity.invitations
       where digest = $1 and accepted_at is null and expires_at > now()`,
      [digest],
    )
  )[0]

/** Works once. */
export const acceptInvitation = async (tx: Tx, digest: Buffer) =>
  (
    await tx.rows<Invitation>(
      `update identity.invitations set accepted_at = now()
       where digest = $1 and accepted_at is null and expires_at > now() returning ${columns}`,
      [digest],
    )
  )[0]

/** By somebody whose address a provider vouches for. */
export const acceptInvitationTo = async (tx: Tx, email: string) =>
  (
    await tx.rows<Invitation>(
      `update identity.invitations set accepted_at = now()
       where email = $1 and accepted_at is null and expires_at > now() returning ${columns}`,
      [email],
    )
  )[0]

export const emailTaken = async (tx: Tx, email: string) =>
  (await tx.rows<{ taken: boolean }>('select app.email_taken($1) as taken', [email]))[0]?.taken as boolean
