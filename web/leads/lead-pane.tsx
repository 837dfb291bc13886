import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { usePerson } from '../api/session.ts'
import { useFormat } from '../texts/format.ts'
import { leadTexts } from '../texts/leads.ts'
import { useTexts } from '../texts/texts.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { Later } from '../ui/later.tsx'
import { Key, useShortcut, useShortcutAction } from '../ui/shortcuts.tsx'
import { Skeleton, Wrong } from '../ui/states.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import { telOf } from '../ui/tel.ts'
import { type FullLead, useDuplicates, useLead } from './data.ts'
import { Duplicates } from './duplicates.tsx'
import { EditLead } from './edit-lead.tsx'
import { FollowUp } from './follow-up.tsx'
import styles from './lead-pane.module.css'
import { Timeline } from './timeline.tsx'
import { useWhose } from './whose.ts'

const LogCall = lazy(() => import('./log-call.tsx'))
const AboutSomebody = lazy(() => import('../keep/about-somebody.tsx'))

export type PaneStart = 'look' | 'edit' | 'status' | 'followUp'

type PaneProps = { id: string; start: PaneStart; onClose(): void }

/** The lead beside the list; on a narrow page it takes the list's place. */
export const LeadPane = memo(function LeadPane({ id, start, onClose }: PaneProps) {
  const t = useTexts(leadTexts)
  const { data: lead, error, refetch } = useLead(id)
  useShortcutAction({ name: 'leads.close', key: 'Escape', does: t.keys.close }, onClose)
  return (
    <aside className={styles.pane} aria-label={lead?.name ?? t.pane.details}>
      <div className={styles.way}>
        <Button
          kind="quiet"
          onClick={onClose}
          shortcut={{ name: 'leads.close', key: 'Escape', does: t.keys.close }}
        >
          {t.pane.back}
        </Button>
      </div>
      {error && !lead ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : lead ? (
        <LeadDetails lead={lead} start={start} level={2} />
      ) : (
        <Skeleton lines={9} height="1.5rem" />
      )}
    </aside>
  )
})

/** Everything about one lead, in the pane and on its own page. */
export function LeadDetails({ lead, start, level }: { lead: FullLead; start: PaneStart; level: 1 | 2 }) {
  const t = useTexts(leadTexts)
  const [editing, setEditing] = useState<'edit' | 'status' | undefined>(
    start === 'edit' || start === 'status' ? start : undefined,
  )
  const [tab, setTab] = useState('timeline')
  const [isLogging, setLogging] = useState(false)
  const { id: me, role } = usePerson()
  const duplicates = useDuplicates(lead.id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (start === 'look') heading.current?.focus()
  }, [start])
  const others = duplicates.data?.meta.total ?? 0
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <div>
          <Heading ref={heading} tabIndex={-1} className={styles.name}>
            {lead.name}
          </Heading>
          {lead.company && <p className={styles.soft}>{lead.company}</p>}
        </div>
        <div className={styles.acts}>
          {lead.phone && !lead.contact?.do_not_call && <DialLink phone={lead.phone} />}
          {lead.assigned_to === me && !lead.contact?.do_not_call && (
            <Button
              shortcut={{ name: 'leads.log-call', key: 'l', does: t.pane.logCall }}
              onClick={() => setLogging(true)}
            >
              {t.pane.logCall}
            </Button>
          )}
          {!editing && (
            <Button
              shortcut={{ name: 'leads.edit', key: 'e', does: t.keys.edit }}
              onClick={() => setEditing('edit')}
            >
              {t.pane.edit}
            </Button>
          )}
        </div>
      </div>
      {isLogging && (
        <Suspense>
          <LogCall lead={lead} onClose={() => setLogging(false)} />
        </Suspense>
      )}
      {lead.contact?.do_not_call && <p className={styles.warn}>{t.pane.dnc}</p>}
      {editing ? (
        <EditLead
          lead={lead}
          first={editing === 'status' ? 'status' : 'name'}
          onDone={() => {
            setEditing(undefined)
            heading.current?.focus()
          }}
        />
      ) : (
        <Facts lead={lead} onEditStatus={() => setEditing('status')} />
      )}
      <FollowUp lead={lead} startOpen={start === 'followUp'} />
      <Later>
        <Tabs
          label={t.pane.details}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'timeline', label: t.pane.timeline, content: <Timeline lead={lead} /> },
            {
              value: 'duplicates',
              label: others > 0 ? t.pane.duplicatesCount(others) : t.pane.duplicates,
              content: <Duplicates lead={lead} />,
            },
            ...(role === 'manager' || role === 'admin'
              ? [
                  {
                    value: 'data',
                    label: t.pane.data,
                    content: (
                      <Suspense>
                        <AboutSomebody kind="lead" id={lead.id} name={lead.name} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Later>
    </div>
  )
}

/** By the key that dials on the other pages too. */
function DialLink({ phone }: { phone: string }) {
  const t = useTexts(leadTexts)
  const dial = { name: 'leads.dial', key: 'c', does: t.keys.dial }
  return (
    <a
      ref={useShortcut(dial)}
      className={`${button.button} ${button.plain} ${button.link}`}
      href={telOf(phone)}
    >
      {t.pane.call}
      <Key of={dial} />
    </a>
  )
}

function Facts({ lead, onEditStatus }: { lead: FullLead; onEditStatus(): void }) {
  const t = useTexts(leadTexts)
  const format = useFormat()
  const whose = useWhose()
  useShortcutAction({ name: 'leads.status', key: 's', does: t.keys.status }, onEditStatus)
  const none = <span className={styles.soft}>{t.noneGiven}</span>
  return (
    <dl className={styles.facts}>
      <dt>{t.fields.phone}</dt>
      <dd className="num">
        {lead.phone ?? none} {lead.contact?.do_not_call && <Tag tone="wrong">{t.doNotCall}</Tag>}
      </dd>
      <dt>{t.fields.email}</dt>
      <dd>{lead.email ?? none}</dd>
      <dt>{t.fields.status}</dt>
      <dd>
        <Tag tone={lead.status}>{t.status[lead.status]}</Tag>
      </dd>
      <dt>{t.fields.source}</dt>
      <dd>{lead.source ?? none}</dd>
      <dt>{t.fields.assigned_to}</dt>
      <dd>{whose(lead.assigned_to)}</dd>
      <dt>{t.fields.created}</dt>
      <dd>{format.day(lead.created_at)}</dd>
      <dt>{t.fields.attempts}</dt>
      <dd className="num">{format.number(lead.contact?.attempts ?? 0)}</dd>
    </dl>
  )
}
