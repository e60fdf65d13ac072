import { useQuery } from '@apollo/client/react';
import {
  Button,
  Card,
  Collapsible,
  Flex,
  Heading,
  HStack,
  SimpleGrid,
  Stack,
  Text,
} from '@chakra-ui/react';
import dayjs from 'dayjs';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { createClient, SEARCH, searchIn } from './search.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const client = createClient(true);
  const input = searchIn(new URL(request.url).searchParams);
  await client.query({ query: SEARCH, variables: { input } });
  return { apollo: client.cache.extract() };
}

function Money({ amount, currency }: { amount: number; currency: string }) {
  return <FormattedNumber value={amount / 100} style="currency" currency={currency} />;
}

const at = (local = '') => dayjs(local).format('HH:mm');

function Results() {
  const [address] = useSearchParams();
  const { data } = useQuery(SEARCH, { variables: { input: searchIn(address) } });
  const { flights = [], ribbon = [] } = data?.flightSearch ?? {};
  return (
    <Stack gap="3">
      <Heading size="2xl">Choose your flights</Heading>
      <HStack overflowX="auto">
        {ribbon.map(({ date, total }) => (
          <Button key={date} size="xs" variant="outline">
            {dayjs(date).format('DD MMM')} {total && <Money {...total} />}
          </Button>
        ))}
      </HStack>
      {flights.map(({ key, itinerary: { segments, durationMinutes }, fares }) => (
        <Card.Root as="article" key={key}>
          <Collapsible.Root>
            <Card.Body>
              <Flex justify="space-between">
                <Text fontSize="xl">{at(segments[0]?.departure.local)}</Text>
                <Text fontSize="sm">
                  {segments.map(({ flightNumber }) => flightNumber).join(', ')}, {durationMinutes}{' '}
                  min
                </Text>
                <Text fontSize="xl">{at(segments.at(-1)?.arrival.local)}</Text>
              </Flex>
              <Text fontSize="sm">
                {segments[0]?.origin.city} – {segments.at(-1)?.destination.city}
              </Text>
              {fares[0] && (
                <FormattedMessage id="from" values={{ price: <Money {...fares[0].total} /> }} />
              )}
              <Collapsible.Trigger asChild>
                <Button variant="ghost">Show fares</Button>
              </Collapsible.Trigger>
              <Collapsible.Content>
                <SimpleGrid columns={{ base: 1, md: 4 }} gap="3">
                  {fares.map(({ brand, total, seatsLeft }) => (
                    <Card.Root key={brand.code} size="sm">
                      <Card.Body>
                        <Text>{brand.code}</Text>
                        <Money {...total} />
                        {seatsLeft && <FormattedMessage id="seats" values={{ left: seatsLeft }} />}
                        <Button asChild size="sm">
                          <Link to="/flightInquiry/passengersService">Choose</Link>
                        </Button>
                      </Card.Body>
                    </Card.Root>
                  ))}
                </SimpleGrid>
              </Collapsible.Content>
            </Card.Body>
          </Collapsible.Root>
        </Card.Root>
      ))}
    </Stack>
  );
}

export { Results as default };
