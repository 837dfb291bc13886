import type { ReactNode } from 'react'
import { dimensionTexts } from '../texts/dimensions.ts'
import { useFormat } from '../texts/format.ts'
import { strengthsTexts } from '../texts/strengths.ts'
import { useTexts } from '../texts/texts.ts'
import { Face } from '../ui/face.tsx'
import { type Compatibility, type Dimension, fullName, type Member } from './data.ts'
import styles from './strengths.module.css'

export function Pairs({ compatibility: { complementary, similar } }: { compatibility: Compatibility }) {
  const t = useTexts(strengthsTexts)
  const { dimensions } = useTexts(dimensionTexts)
  const format = useFormat()
  const names = (list: readonly Dimension[]) => format.list(list.map(one => dimensions[one]))
  const nameOf = (member: Member) => fullName(member) || t.unnamed
  return (
    <section className={styles.card}>
      <h2>{t.complements}</h2>
      {complementary.length === 0 && <p className={styles.says}>{t.noPairs}</p>}
      <ul className={styles.pairs}>
        {complementary.map(({ a, b, a_adds, b_adds }) => {
          const [ofA, ofB] = shortNames(a, b) ?? [nameOf(a), nameOf(b)]
          return (
            <Pair key={`${a.id} ${b.id}`} a={nameOf(a)} b={nameOf(b)}>
              {t.brings(ofA, names(a_adds))}; {t.brings(ofB, names(b_adds))}.
            </Pair>
          )
        })}
      </ul>
      {similar.length > 0 && (
        <>
          <h3>{t.alike}</h3>
          <ul className={styles.pairs}>
            {similar.map(({ a, b, shared }) => (
              <Pair key={`${a.id} ${b.id}`} a={nameOf(a)} b={nameOf(b)}>
                {shared.length > 0 ? t.sharing(names(shared)) : t.alikeShape}
              </Pair>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** First names, where they tell the two apart: who they are stands above. */
const shortNames = (a: Member, b: Member): [string, string] | undefined =>
  a.first_name && b.first_name && a.first_name !== b.first_name ? [a.first_name, b.first_name] : undefined

function Pair({ a, b, children }: { a: string; b: string; children: ReactNode }) {
  const t = useTexts(strengthsTexts)
  return (
    <li>
      <span className={styles.faces}>
        <Face name={a} />
        <Face name={b} />
      </span>
      <strong>{t.pair(a, b)}</strong>
      <span className={styles.about}>{children}</span>
    </li>
  )
}
