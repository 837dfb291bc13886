import { asRole, type Tx } from '../platform/db/index.ts'
import { Failure } from '../platform/errors.ts'
import { mayCauseMail } from './queries.ts'

const noMailToOthers = 'until then no mail is sent to others for you'

/** Before somebody has letters sent to others. The rule itself is the database's, which asks it for reminders too. */
export const requireVerifiedEmail = (tx: Tx, person: string, why = noMailToOthers) =>
  asRole(tx, 'mettle_system', async () => {
    if (!(await mayCauseMail(tx, person)))
      throw new Failure(
        'FORBIDDEN',
        `Confirm your e-mail address first: ${why}. The link is in the letter we sent you; ask for another if you need it.`,
      )
  })
