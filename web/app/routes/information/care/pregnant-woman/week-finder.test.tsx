// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { WeekFinder } from './week-finder.tsx';

const DUE = '2027-03-01';
const { single, termWeeks } = EXPECTANT_MOTHERS;
const dayInWeek = (week: number) => addDays(DUE, -(termWeeks - week) * 7);

const MESSAGES = { messages: ['information-care-pregnant-woman', 'forms'] as const };

/** Types a day in the three boxes under a legend. */
function type(legend: string, day: string) {
  const boxes = within(screen.getByRole('group', { name: legend }));
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [name, value] of Object.entries({ Year: year, Month: month, Day: date }))
    fireEvent.change(boxes.getByLabelText(name), { target: { value } });
}
function askFor(flightOn: string) {
  renderPage(<WeekFinder />, MESSAGES);
  type('Due date', DUE);
  type('Date of your last flight', flightOn);
  return () => screen.getByRole('status').textContent;
}

describe('an expectant mother who gives two days sees her result', () => {
  it('nothing before both are there', () => {
    expect(askFor('')()).toBe('');
  });

  it.each([
    [single.certificateFromWeek - 1, 'without a certificate'],
    [single.certificateFromWeek, 'a doctor or midwife signed'],
    [single.noTravelFromWeek, 'can’t accept you'],
  ])('in week %i that she flies "%s"', (week, words) => {
    const answer = askFor(dayInWeek(week))();
    expect(answer).toContain(`Week ${week}`);
    expect(answer).toContain(words);
  });

  it('earlier weeks with twins', async () => {
    const answer = askFor(dayInWeek(single.certificateFromWeek - 1));
    await userEvent.setup().click(screen.getByRole('checkbox'));
    expect(answer()).toContain('a doctor or midwife signed');
  });

  it('that days which cannot be do not fit', () => {
    expect(askFor('2030-01-01')()).toContain('don’t match');
  });
});

it('a day is typed in the order of the language of the page, whatever the browser speaks', () => {
  renderPage(<WeekFinder />, { locale: 'ja', ...MESSAGES });
  const [due] = screen.getAllByRole('group');
  expect(due?.textContent).toBe('出産予定日年月日');
});
