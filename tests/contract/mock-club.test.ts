import { describe, expect, it } from 'vitest';
import { playedMock } from '#tests/support/mock/mock-story.ts';
import { idsOf } from './mock-changes.ts';

const NOW = new Date('2026-11-20T02:00:00Z');

describe('a contact of the mock’s member', () => {
  const CODE = `mutation Code($input: RequestVerificationCodeInput!) {
    requestVerificationCode(input: $input) { challenge { id } userErrors { code path } } }`;
  const CHANGE = `mutation Change($input: ChangeContactInput!) {
    changeContact(input: $input) { member { profile { email phone revision } } userErrors { code path } } }`;

  it.each([
    [{ email: 'New.Address@Example.com' }, { email: 'New.Address@example.com' }],
    [{ phone: { areaCode: '852', number: '51234567' } }, { phone: '+85251234567' }],
  ])('is the one that the code proved: %o', async (recipient, profile) => {
    const { ask } = playedMock(NOW);
    const asked = { purpose: 'CHANGE_CONTACT', recipient, locale: 'EN' };
    const { challenge } = (await ask(CODE, { input: asked })).requestVerificationCode;
    const change = async (code: string) => {
      const proof = { challengeId: challenge.id, code };
      return (await ask(CHANGE, { input: { proof, loginPassword: 'm4gnolia' } })).changeContact;
    };
    expect(await change('000000')).toMatchObject({
      member: null,
      userErrors: [{ code: 'CODE_WRONG' }],
    });
    expect(await change('123456')).toMatchObject({ member: { profile }, userErrors: [] });
    const { viewer } = await ask('{ viewer { member { profile { email phone } } } }');
    expect(viewer.member.profile).toMatchObject(profile);
  });

  it('takes no address that is none', async () => {
    const { ask } = playedMock(NOW);
    const asked = { purpose: 'CHANGE_CONTACT', recipient: { email: 'no-address' }, locale: 'EN' };
    const { requestVerificationCode } = await ask(CODE, { input: asked });
    expect(requestVerificationCode).toMatchObject({
      challenge: null,
      userErrors: [{ code: 'EMAIL_INVALID' }],
    });
  });
});

describe('a proof in the mock', () => {
  const pdf = new File(['%PDF-1.7 a doctor’s certificate'], 'certificate.pdf');

  it('is known by its content, is shown with the refund that it proves, and proves it', async () => {
    const { ask, key, ticketed } = playedMock(NOW);
    const { order } = await ticketed();
    const asked = { orderId: order.id, passengerIds: idsOf(order), reason: 'ILLNESS' };
    const { refundOffer } = (await ask('RefundOfferFor', { input: asked })).createRefundOffer;
    expect(refundOffer).toMatchObject({ proofRequired: true, reviewed: true });
    const request = async (proofIds: string[]) => {
      const accepted = { refundOfferId: refundOffer.id, acceptedMoney: refundOffer.money };
      const input = { idempotencyKey: key(), ...accepted, proofIds };
      return (await ask('RefundRequest', { input })).requestRefund;
    };
    expect((await request([])).userErrors[0].code).toBe('PROOF_REQUIRED');
    const upload = async (file: File) =>
      (await ask('Proof', { input: { purpose: 'REFUND_PROOF', file } })).uploadFile;
    const page = new File(['<html></html>'], 'certificate.pdf', { type: 'application/pdf' });
    expect((await upload(page)).userErrors[0].code).toBe('FILE_FORMAT');
    const { file } = await upload(pdf);
    expect(file).toMatchObject({ name: 'certificate.pdf', mediaType: 'application/pdf' });
    const { refund } = await request([file.id]);
    expect(refund.state).toBe('UNDER_REVIEW');
    const detail = (await ask('RefundDetail', { by: { id: refund.id } })).refund;
    expect(detail.proofs.map(({ id }: { id: string }) => id)).toEqual([file.id]);
    const withdrawal = async () => {
      const input = { idempotencyKey: key(), refundId: refund.id };
      return (await ask('RefundWithdrawal', { input })).withdrawRefund;
    };
    expect(await withdrawal()).toMatchObject({ refund: { state: 'WITHDRAWN' }, userErrors: [] });
    expect((await withdrawal()).userErrors[0].code).toBe('REFUND_NOT_UNDER_REVIEW');
    const again = (await ask('RefundOfferFor', { input: asked })).createRefundOffer;
    expect(again.userErrors).toEqual([]);
  });
});

describe('frequent passengers of the mock', () => {
  const passport = (number: string) => ({
    type: 'PP',
    number,
    issuingCountry: 'HK',
    expiresOn: '2030-01-31',
  });
  const typed = (documents: object[]) => ({
    lastName: 'Lam',
    firstName: 'Ka Wing',
    gender: 'F',
    dateOfBirth: '1992-02-03',
    nationality: 'HK',
    documents,
  });

  it('are saved, changed and removed; a document is saved once, and the member stays', async () => {
    const { ask, key } = playedMock(NOW);
    const list = async () =>
      (await ask('FrequentPassengers')).viewer.member.frequentPassengers as {
        id: string;
        tags: string[];
        documents: { key: string }[];
      }[];
    const [self, companion] = await list();
    expect(self?.tags).toEqual(['SELF']);
    const add = async (documents: object[]) => {
      const input = { idempotencyKey: key(), passenger: typed(documents) };
      return (await ask('AddPsg', { input })).addFrequentPassenger;
    };
    expect((await add([])).userErrors[0].code).toBe('REQUIRED');
    const { frequentPassenger } = await add([passport('K99990001')]);
    expect((await add([passport('K9999 0001')])).userErrors).toEqual([
      { code: 'DOCUMENT_DUPLICATED', path: ['passenger', 'documents', '0', 'number'] },
    ]);
    const saved = (await list()).find(({ id }) => id === frequentPassenger.id);
    const kept = { ...passport(''), number: null, key: saved?.documents[0]?.key };
    const input = { frequentPassengerId: frequentPassenger.id, passenger: typed([kept]) };
    expect((await ask('EditPsg', { input })).updateFrequentPassenger.userErrors).toEqual([]);
    const remove = async (frequentPassengerId?: string) =>
      (await ask('RemovePsg', { input: { frequentPassengerId } })).removeFrequentPassenger;
    expect((await remove(self?.id)).userErrors[0].code).toBe('SELF_STAYS');
    expect((await remove(companion?.id)).removedId).toBe(companion?.id);
    expect((await list()).map(({ id }) => id)).toEqual([self?.id, frequentPassenger.id]);
  });
});
