import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';

const ECONOMY = 'ECONOMY';

async function sellDownTo({ desk, flight }: Stage, seatsLeft: number) {
  const [first] = desk.offer().bounds;
  const chosen = flight ?? first?.itinerary.flights[0];
  if (!chosen) throw new Error('There is no flight to sell');
  await desk.leaveSeats(chosen, ECONOMY, seatsLeft);
  return { flights: [{ flight: chosen, seatsLeft }] };
}

export const soldOutFlight: Scenario = {
  name: 'sold-out-flight',
  sentence: 'A flight has no seat left in economy class.',
  load: (stage) => sellDownTo(stage, 0),
};

export const lastSeats: Scenario = {
  name: 'last-seats',
  sentence: 'A flight has two seats left in economy class.',
  load: (stage) => sellDownTo(stage, 2),
};
