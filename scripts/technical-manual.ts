import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtIn } from '../content/built-in.ts'
import { type Dimension, dimensions, type Question, type SelfQuestion } from '../content/definition.ts'
import { careers } from '../content/report/careers.ts'
import { dimensionTexts } from '../content/report/dimensions/index.ts'
import { frame } from '../content/report/frame.ts'
import { roles } from '../content/report/roles.ts'
import { checkTexts } from '../content/report/validity.ts'
import { defaultParameters, defaultRules } from '../content/rules.ts'
import {
  bands,
  defaultWeights,
  engineVersion,
  information,
  leastNormGroup,
  leastRaters,
} from '../psychometrics/index.ts'

// For a psychologist who judges what a report claims. Figures come from the code itself, or from the page of docs/adr that
// measured them, so that this page cannot say something else than either.

const nameOf = (dimension: Dimension) => dimensionTexts[dimension].name.en
const percent = (share: number) => `${Math.round(100 * share)}%`
const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

/** From where a page says it to the next thing it decides; one that no longer says it stops the generation. */
function quoted(root: string, page: string, from: string): string {
  const text = readFileSync(join(root, 'docs/adr', `${page}.md`), 'utf8')
  const start = text.indexOf(from)
  if (start < 0) throw new Error(`docs/adr/${page}.md no longer says “${from}”`)
  const end = text.indexOf('\n\n**', start + from.length)
  return text.slice(start, end < 0 ? undefined : end).trim()
}

const questionsOf = (dimension: Dimension, kind: Question['kind']) =>
  builtIn.questions.filter(question => question.dimension === dimension && question.kind === kind)

const standings = [-2, -1, 0, 1, 2]

/** The least standard error that the best `n` self items leave at a standing, with the prior's own information of 1. */
function leastError(dimension: Dimension, standing: number, n: number): string {
  const items = questionsOf(dimension, 'self') as SelfQuestion[]
  const best = items
    .map(({ parameters }) => information(parameters ?? defaultParameters, standing))
    .sort((x, y) => y - x)
    .slice(0, n)
  return (1 / Math.sqrt(1 + best.reduce((sum, one) => sum + one, 0))).toFixed(2)
}

export function technicalManual(root: string): string {
  const { full, short } = defaultRules.forms
  const { stopping } = defaultRules
  return `# Technical manual

What a report of Mettle claims, and on what grounds. Written by \`npm run gen\` from the code and from the decisions in
[adr/](adr/README.md), engine ${engineVersion}; figures are those of the built-in assessment, _${builtIn.title}_.

## In one paragraph

Eight dimensions of strength at work are scored from 1 to 10 from answers about oneself (${percent(defaultWeights.self)}), from work scenes (${percent(defaultWeights.situational)}) and from peers (${percent(defaultWeights.peer)}). **No parameter has been estimated from data yet**: item parameters, scene keys and the weights of roles are judgements made beforehand, to be replaced by recalibration from an installation's own answers. Intervals say how exact a score would be if these judgements were right. Scores describe; they are not a sufficient ground for a decision about a person.

## Bank

${table(
  ['dimension', 'self', 'reversed', 'scenes', 'peer', 'exercises'],
  dimensions.map(dimension => [
    nameOf(dimension),
    questionsOf(dimension, 'self').length,
    (questionsOf(dimension, 'self') as SelfQuestion[]).filter(({ reversed }) => reversed).length,
    questionsOf(dimension, 'situational').length,
    questionsOf(dimension, 'peer').length,
    questionsOf(dimension, 'exercise').length,
  ]),
)}

Where the starting numbers come from stands in [the data sheet](../content/data-sheet.md). Exercises validate and carry no weight.

## Model and precision

Graded response model, five categories; expected a posteriori estimates with a normal prior ([psy-01](adr/psy-01-model-and-estimation.md)). Items are chosen by information, with a lottery that bounds how many people see each ([psy-02](adr/psy-02-selection-and-exposure.md)). The full form stops at a standard error of ${stopping.target_se} after ${stopping.min_items_per_dimension} to ${stopping.max_items_per_dimension} items a dimension, with ${full.situational_per_dimension} scenes; the short one at ${short.stopping?.target_se ?? stopping.target_se} after ${short.stopping?.min_items_per_dimension} to ${short.stopping?.max_items_per_dimension}, with ${short.situational_per_dimension}.

The least standard error that the best ${stopping.max_items_per_dimension} self items leave, by standing:

${table(
  ['dimension', ...standings.map(String)],
  dimensions.map(dimension => [
    nameOf(dimension),
    ...standings.map(standing => leastError(dimension, standing, stopping.max_items_per_dimension)),
  ]),
)}

${quoted(root, 'psy-02-selection-and-exposure', '**Measured**')}

## From answers to a score

${quoted(root, 'psy-04-composite-and-scale', '**Decided.**')}

${quoted(root, 'psy-04-composite-and-scale', '**Why a regression.**')}

${table(
  ['band', 'from', 'meaning'],
  bands.map(({ band, from }) => [frame.bands[band].en, Math.max(1, from), frame.band_notes[band].en]),
)}

A report calls the two highest bands a strength and the two lowest room to grow, always with the probability of lying in those two. It speaks of people who answer in a like way.

## Norms

${quoted(root, 'psy-05-norms-and-percentiles', '**Decided.**')}

${quoted(root, 'psy-05-norms-and-percentiles', '**Why not θ itself.**')}

A norm group needs ${leastNormGroup} people. Until then the report says: _${defaultRules.norms.statement}_

Benchmarks of a field or a role need five people and are sums of fixed groups of at least five ([rep-01](adr/rep-01-figures-about-groups.md)); before that the report shows the middle half of the assumed population and says that it is an assumption.

## Validity of a sitting

${table(
  ['check', 'what it looks at'],
  Object.values(checkTexts).map(({ name, text }) => [name.en, text.en]),
)}

${quoted(root, 'psy-06-validity-indices', '**Decided.**')}

${quoted(root, 'psy-06-validity-indices', '**Thresholds by false alarms.**')}

${quoted(root, 'psy-06-validity-indices', '**Unread answers.**')}

A doubtful sitting gets a report without strengths, careers and plan.

## Peers

Below ${leastRaters} raters nothing is shown or used; the weight is shared out over what is there, and the report says so.

${quoted(root, 'psy-04-composite-and-scale', '**Peers.**')}

## Fairness

${quoted(root, 'psy-08-differential-item-functioning', '**Decided.**')}

${quoted(root, 'psy-08-differential-item-functioning', '**Limits.**')}

No group has been compared on the built-in items yet: fairness was reviewed by reading alone. Accommodations change how questions are shown and timed, never the score, and no report mentions them.

## Change and outcomes

${quoted(root, 'psy-09-reliable-change', '**Decided.**')}

${quoted(root, 'psy-10-outcomes-and-range-restriction', '**Decided.**')}

## Roles and careers

Role fit is the weighted mean of the scores on a scale of 0 to 100, with the range that their errors leave. The weights are ours and untested:

${table(
  ['role', 'weights'],
  Object.values(roles).map(({ name, weights }) => [
    name.en,
    Object.entries(weights)
      .map(([dimension, weight]) => `${nameOf(dimension as Dimension)} ${percent(weight)}`)
      .join(', '),
  ]),
)}

Of ${careers.length} directions of work up to four are proposed, by the mean of the two dimensions each needs; none whose needs are all low, and a low one among them is named as a caution.

## Assumed, and not known

- Every item parameter, scene key and threshold of the built-in bank is a judgement.
- The correlations between self, scenes and peers are taken from the literature or are round figures.
- The norm before ${leastNormGroup} people is an assumed normal distribution.
- Whether scores foretell success at work is not known until an installation has compared them with outcomes.
- English and Hindi reports say the same; the questions are in English alone, and a translation would be a new instrument.
- Texts about what a score looks like at work are reasoned from the items' content and have not been tested on people.
`
}
