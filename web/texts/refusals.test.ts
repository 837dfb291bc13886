import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { objectionOf } from './refusals.ts'

const plain = (message: string) => ({ message, fieldMessage: undefined })

describe('what the service objects to', () => {
  it('is a sentence', () => {
    const refusal = { message: 'name: is required', fieldMessage: 'is required' }
    assert.equal(objectionOf(refusal, 'en'), 'Is required.')
    assert.equal(objectionOf(plain('Lead not found.'), 'en'), 'Lead not found.')
  })

  it('is said in Hindi where it is known, with its numbers, and else as the service said it', () => {
    const refusal = { message: 'phone: …', fieldMessage: 'must have at least 10 characters' }
    assert.equal(objectionOf(refusal, 'hi'), 'कम से कम 10 अक्षर चाहिए।')
    const written = 'was written to often enough within a day; ask again tomorrow'
    assert.equal(
      objectionOf({ message: `emails.3: ${written}`, fieldMessage: written }, 'hi'),
      'इस पते पर एक दिन में काफ़ी पत्र जा चुके हैं; कल फिर पूछें।',
    )
    for (const often of ['', 'often enough '])
      assert.equal(
        objectionOf(
          plain(`This person was written to ${often}within the last day. Give them a little time.`),
          'hi',
        ),
        'इन्हें पिछले एक दिन में लिखा जा चुका है। थोड़ा समय दें।',
      )
    assert.equal(objectionOf(plain('The moon is full.'), 'hi'), 'The moon is full.')
  })
})
