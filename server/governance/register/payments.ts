import { about, type Held, worldly } from './held.ts'

export const payments: Record<string, Held> = {
  'public.products': worldly(
    'the organisation’s own prices',
    'id name opens assessment_id provider reference currency amount checkout_url is_active created_at updated_at',
  ),
  'public.purchases': {
    // Found by the address too: whoever paid may have had no id yet.
    gone: 'id product_id provider payment email person amount currency paid_at closed_at created_at updated_at',
    exported: { person: 'person' },
    retention: { none: 'goes with its person' },
  },
  'app.refunds': worldly('a payment by its number, of nobody by name', 'provider payment refunded whole at'),
  'app.disputes': worldly('a payment by its number, of nobody by name', 'provider dispute payment holds at'),
  'app.webhook_deliveries': {
    // Found by addresses and numbers in it. A lead has the id of its message, which gets the pseudonym.
    gone: 'body id',
    kept: about(
      'that a message came, so that it counts once',
      'source event_id digest type state outcome attempts received_at processed_at replayed_at updated_at',
    ),
    exported: { no: 'sealed as it came, and emptied in time; what it led to is exported' },
    retention: 'webhooks',
  },
  'app.resources': worldly(
    'the organisation’s own texts',
    'id title url excerpt tags language source source_id published_at source_version published retired edited_at created_at updated_at',
  ),
}
