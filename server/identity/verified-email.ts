import { asRole, type Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { accountOf } from './queries.ts'

/**
 * Before somebody has letters sent to others: whoever can be anybody would send them in anybody's name. People of another
 * issuer have no address here to prove; that issuer answers for them.
 */
export const requireVerifiedEmail = (tx: Tx, person: string) =>
  asRole(tx, 'mettle_system', async () => {
    const account = await accountOf(tx, person)
    if (account?.email && !account.verified)
      throw new Failure(
        'FORBIDDEN',
        'Confirm your e-mail address first: until then no mail is sent to others for you. The link is in the letter we sent you; ask for another if you need it.',
      )
  })
