import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { InBar, PageTitle } from '../frame/page-title.tsx'
import { scriptTexts } from '../texts/scripts.ts'
import { useTexts } from '../texts/texts.ts'
import { Button } from '../ui/button.tsx'
import { Empty, Skeleton, Wrong } from '../ui/states.tsx'
import { useScript, useScripts } from './data.ts'
import { ScriptForm } from './script-form.tsx'
import styles from './scripts.module.css'
import { useForWhom } from './use-for-whom.ts'

/** What to say in calls. Which one is open stands in the address. */
export default function Scripts() {
  const t = useTexts(scriptTexts)
  const navigate = useNavigate()
  const { script: open } = useSearch({ strict: false }) as { script?: unknown }
  const { data, error, refetch } = useScripts()
  const forWhom = useForWhom()
  const go = (script?: string) => void navigate({ to: '/scripts', search: script ? { script } : {} })
  const add = (
    <Button kind="primary" className={styles.add} onClick={() => go('new')}>
      {t.add}
    </Button>
  )
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      {data && <InBar>{add}</InBar>}
      {error && !data ? (
        <Wrong error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={5} height="3rem" />
      ) : (
        <div className={styles.page}>
          <nav className={styles.list} aria-label={t.list}>
            <p className={styles.soft}>{t.order}</p>
            <ul>
              {data.map(script => (
                <li key={script.id}>
                  <Link
                    to="/scripts"
                    search={{ script: script.id } as never}
                    preload={false}
                    className={styles.link}
                    aria-current={script.id === open ? 'true' : undefined}
                  >
                    <b>{script.title}</b>
                    <span>{forWhom(script)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {open === 'new' ? (
            <ScriptForm key="new" onSaved={go} onGone={() => go()} />
          ) : typeof open === 'string' ? (
            <One key={open} id={open} onSaved={go} onGone={() => go()} />
          ) : data.length === 0 ? (
            <Empty title={t.empty} action={add}>
              {t.emptyMore}
            </Empty>
          ) : (
            <p className={styles.soft}>{t.choose}</p>
          )}
        </div>
      )}
    </>
  )
}

function One({ id, onSaved, onGone }: { id: string; onSaved(id: string): void; onGone(): void }) {
  const { data, error, refetch } = useScript(id)
  if (error && !data) return <Wrong error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height="2.5rem" />
  return <ScriptForm saved={data} onSaved={onSaved} onGone={onGone} />
}
