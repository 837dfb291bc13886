import { useMutation, useQuery } from '@tanstack/react-query'
import type { components } from '../../contract/schema.ts'
import { client, queryClient, read } from '../api/client.ts'
import { refusalOf, unreachable } from '../api/refusal.ts'
import type { Language } from '../device/preferences.ts'

export type Report = components['schemas']['ReportData']
export type ReportDimension = components['schemas']['ReportDimension']
export type MadeReport = components['schemas']['WholeReport']

/** The scores behind the report, with what each is made of. */
export const useScored = (assessment: string) =>
  useQuery({
    queryKey: ['scored', assessment],
    queryFn: async () =>
      (await read(client.GET('/api/assessments/{id}/results', { params: { path: { id: assessment } } })))
        .data,
  })
export type Scored = NonNullable<ReturnType<typeof useScored>['data']>

/** Every time it was taken, oldest first, with what has changed beyond chance. */
export const useHistory = (assessment: string) =>
  useQuery({
    queryKey: ['history', assessment],
    queryFn: async () =>
      (await read(client.GET('/api/assessments/{id}/history', { params: { path: { id: assessment } } })))
        .data,
  })

// A report is ready within seconds, its file on a busy machine within half a minute; whoever waits longer is asked to look again.
const waits = [200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000, 15_000]
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Looks until the report is made, or could not be. */
async function whenMade(id: string): Promise<MadeReport> {
  const look = async () => (await read(client.GET('/api/reports/{id}', { params: { path: { id } } }))).data
  let report = await look()
  for (const ms of waits) {
    if (report.state === 'ready' || report.state === 'failed') break
    await wait(ms)
    report = await look()
  }
  return report
}

type Wish = { format: 'web' | 'pdf'; language: Language; attempt_id?: string; anonymized?: boolean }

/** The report that is there already, or one that is made from now on. */
const askForReport = async (assessment: string, body: Wish) =>
  (await read(client.POST('/api/assessments/{id}/reports', { params: { path: { id: assessment } }, body })))
    .data

/** Of the latest attempt: made the first time, there already from then on. */
export const useReport = (assessment: string, language: Language) =>
  useQuery({
    queryKey: ['report', assessment, language],
    queryFn: async () => whenMade((await askForReport(assessment, { format: 'web', language })).id),
    staleTime: 600_000,
  })

/** One that somebody was sent to, by a letter or a notification. */
export const useReportById = (id: string) =>
  useQuery({ queryKey: ['report-by-id', id], queryFn: () => whenMade(id), staleTime: 600_000 })

const sameAs = ({ attempt_id, anonymized, language }: MadeReport) => ({ attempt_id, anonymized, language })

/** The same report once more, where it could not be made. */
export const useAskAgain = () =>
  useMutation({
    mutationFn: (failed: MadeReport) =>
      askForReport(failed.assessment_id, { ...sameAs(failed), format: failed.format }),
  })

/** The report as a file, once that is made; undefined where it could not be. */
export const usePdf = (report: MadeReport) =>
  useMutation({
    mutationFn: async () => {
      const { id, state } =
        report.format === 'pdf'
          ? report
          : await whenMade(
              (await askForReport(report.assessment_id, { ...sameAs(report), format: 'pdf' })).id,
            )
      if (state !== 'ready') return undefined
      return read(
        client.GET('/api/reports/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' }),
      ) as Promise<unknown> as Promise<Blob>
    },
  })

const linksOf = (id: string) => ({ params: { path: { id } } })
const refreshLinks = (id: string) => () => queryClient.invalidateQueries({ queryKey: ['report-links', id] })

export const useLinks = (id: string) =>
  useQuery({
    queryKey: ['report-links', id],
    queryFn: async () => (await read(client.GET('/api/reports/{id}/links', linksOf(id)))).data,
  })

export const useMakeLink = (id: string) =>
  useMutation({
    mutationFn: async (body: { label: string; days: number }) =>
      (await read(client.POST('/api/reports/{id}/links', { ...linksOf(id), body }))).data,
    onSuccess: refreshLinks(id),
  })

export const useRevokeLink = (id: string) =>
  useMutation({
    mutationFn: (link_id: string) =>
      read(client.DELETE('/api/reports/{id}/links/{link_id}', { params: { path: { id, link_id } } })),
    onSuccess: refreshLinks(id),
  })

/** Read without a session: whoever has the link may have no account. */
export const useSharedReport = (token: string) =>
  useQuery({
    queryKey: ['shared-report', token],
    queryFn: async () => {
      const response = await fetch(`/api/shared-reports/${encodeURIComponent(token)}`).catch(() => {
        throw unreachable()
      })
      const said = await response.json().catch(() => undefined)
      if (!response.ok || !said) throw refusalOf(response, said?.error)
      return said.data as { expires_at: string; report: Report }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const ofPeers = (id: string) => ({ params: { path: { id } } })
type Peers = Awaited<ReturnType<typeof readPeers>>
const readPeers = async (id: string) =>
  (await read(client.GET('/api/assessments/{id}/peers', ofPeers(id)))).data

/** Whom this person asked, and how many have answered; who and what, the service tells nobody. */
export const usePeers = (assessment: string) =>
  useQuery({ queryKey: ['peers', assessment], queryFn: () => readPeers(assessment), staleTime: 0 })

/** Each answers with the round as it is then; a round that closes may have changed the results. */
const usePeerChange = <Given>(assessment: string, change: (given: Given) => Promise<{ data: Peers }>) =>
  useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => {
      queryClient.setQueryData(['peers', assessment], data)
      return queryClient.invalidateQueries({ queryKey: ['report', assessment] })
    },
  })

export const useInvitePeers = (assessment: string) =>
  usePeerChange(assessment, (emails: string[]) =>
    read(client.POST('/api/assessments/{id}/peers', { ...ofPeers(assessment), body: { emails } })),
  )

export const useWithdrawPeer = (assessment: string) =>
  usePeerChange(assessment, (invitation_id: string) =>
    read(
      client.DELETE('/api/assessments/{id}/peers/{invitation_id}', {
        params: { path: { id: assessment, invitation_id } },
      }),
    ),
  )

export const useCloseRound = (assessment: string) =>
  usePeerChange(assessment, (_: undefined) =>
    read(client.DELETE('/api/assessments/{id}/peers', ofPeers(assessment))),
  )

export const useRemindPeer = (assessment: string) =>
  useMutation({
    mutationFn: (invitation_id: string) =>
      read(
        client.POST('/api/assessments/{id}/peers/{invitation_id}/reminder', {
          params: { path: { id: assessment, invitation_id } },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['peers', assessment] }),
  })
