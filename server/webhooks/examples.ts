import type { Source } from './signatures.ts'

/** What each sender sends, for the reference. */
export const examples: Record<
  Source,
  { summary: string; description: string; header: string; body: object }
> = {
  stripe: {
    summary: 'Told by Stripe',
    description:
      'checkout.session.completed, checkout.session.async_payment_succeeded and payment_intent.succeeded open what they paid for; charge.refunded closes it; charge.dispute.… does until the dispute is won. Anything else is kept as ignored.',
    header: 'Stripe-Signature',
    body: {
      id: 'evt_1Pgc76B7WZ01zgkW',
      type: 'checkout.session.completed',
      created: 1_721_948_530,
      data: {
        object: {
          id: 'cs_test_a1YS1URl',
          payment_intent: 'pi_1PgafyB7WZ01zgkW',
          payment_link: 'plink_1PgafyB7WZ01zgkW',
          payment_status: 'paid',
          amount_total: 49_900,
          currency: 'inr',
          customer_details: { email: 'asha@example.com', name: 'Asha Rao' },
          metadata: {},
        },
      },
    },
  },
  razorpay: {
    summary: 'Told by Razorpay',
    description:
      'payment.captured, order.paid, payment_link.paid and invoice.paid open what they paid for, once; refund.processed closes it; payment.dispute.… does until the dispute is won or closed. Anything else is kept as ignored.',
    header: 'X-Razorpay-Signature',
    body: {
      event: 'payment.captured',
      created_at: 1_721_948_530,
      payload: {
        payment: {
          entity: {
            id: 'pay_DESp9bgForNoUd',
            status: 'captured',
            amount: 49_900,
            currency: 'INR',
            email: 'asha@example.com',
            notes: { mettle_product: 'strengths' },
          },
        },
      },
    },
  },
  wordpress: {
    summary: 'Told by WordPress or WooCommerce',
    description:
      'A form that was sent becomes a lead; an article (event post) a resource, taken back where its status is not publish; an order of the shop opens what it paid for, or closes it. X-WC-Webhook-Signature, or X-Mettle-Signature with sha256= and the HMAC in hex.',
    header: 'X-Mettle-Signature',
    body: {
      event: 'form',
      id: '1042',
      form: 'contact',
      fields: {
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '+91 98765 43210',
        message: 'Please call me.',
      },
    },
  },
  ghost: {
    summary: 'Told by Ghost',
    description: 'A post that is published, changed, taken back or deleted is a resource that follows it.',
    header: 'X-Ghost-Signature',
    body: {
      post: {
        current: {
          id: '6682b8a8e10cc04306284330',
          title: 'On listening',
          url: 'https://example.com/on-listening/',
          status: 'published',
          excerpt: 'Repeat the other person’s point before you answer.',
          updated_at: '2030-01-31T09:30:00.000Z',
          tags: [{ name: 'Communication' }],
        },
        previous: { status: 'draft' },
      },
    },
  },
}
