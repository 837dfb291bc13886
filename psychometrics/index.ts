/** Everything the rest of Mettle may use of the engine. Pure functions: seed, clock and norms come in as arguments. */

export { type Icc, intraclass, intraclassUneven, withinGroupAgreement } from './agreement.ts'
export {
  type Bank,
  bankProblems,
  type ItemProblem,
  prepareBank,
  prepareBankInSteps,
  type SelfItem,
} from './bank.ts'
export { type CalibratedItem, type Calibration, calibrate } from './calibrate.ts'
export { type Change, reliableChange } from './change.ts'
export {
  type Component,
  type Composite,
  components,
  composite,
  defaultWeights,
  type Weights,
} from './composite.ts'
export { type Correlation, correctRangeRestriction, correlation } from './correlation.ts'
export { type DifCase, type DifResult, dif } from './dif.ts'
export type { Estimate } from './eap.ts'
export { scoreExercises } from './exercises.ts'
export { expectedCategory, type ItemParameters, information, probabilities } from './grm.ts'
export { type DimensionResult, interpret } from './interpret.ts'
export type { SituationalAnswer } from './judgement.ts'
export { asGiven, keyAnswer } from './keying.ts'
export {
  type Drift,
  driftReport,
  type ItemPair,
  type Linking,
  link,
  type Transform,
  transformItem,
} from './link.ts'
export { leastNormGroup, type Norm, normFrom, priorNorm, type Standing, standingIn } from './norms.ts'
export {
  aggregatePeers,
  countedRaters,
  isStraightLine,
  leastRaters,
  type PeerReference,
  type PeerResult,
  priorPeerReference,
} from './peers.ts'
export { shuffle } from './random.ts'
export { type Band, bandOf, bandProbabilities, bands, oneBand, shownScore, toScore } from './scale.ts'
export { type ComponentScore, scoreDimension, scoreSelf } from './score-self.ts'
export { type DimensionProgress, type Next, nextItems, progressOf, type StopReason } from './select.ts'
export { type SimulationReport, simulate, simulatedBank } from './simulate.ts'
export { type BandShares, simulateBands } from './simulate-bands.ts'
export {
  type Answer,
  defaultRules,
  giveItem,
  type Rules,
  replaySitting,
  type Sitting,
  startSitting,
} from './sitting.ts'
export {
  type Scenario,
  type ScenarioScore,
  scoreScenario,
  scoreSituational,
  scoreSituationalInSteps,
} from './situational.ts'
export { finish, type Steps } from './steps.ts'
export type { Check, CheckName, ProfileReference } from './validity/checks.ts'
export { type TimedAnswer, type Validity, validity, validityInSteps } from './validity/validity.ts'
export { engineVersion } from './version.ts'
