import {
  Button,
  Card,
  Combobox,
  Heading,
  Input,
  Portal,
  Stack,
  useFilter,
  useListCollection,
} from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';

const PLACES = ['Shanghai SHA', 'Hong Kong HKG', 'Tokyo TYO', 'Seoul SEL', 'Bangkok BKK'];

function Place({ label }: { label: string }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const { collection, filter } = useListCollection({ initialItems: PLACES, filter: contains });
  return (
    <Combobox.Root
      collection={collection}
      openOnClick
      onInputValueChange={({ inputValue }) => filter(inputValue)}
    >
      <Combobox.Label>{label}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input />
        <Combobox.Trigger />
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            {collection.items.map((item) => (
              <Combobox.Item item={item} key={item}>
                {item}
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

function Home() {
  const [day, setDay] = useState('');
  return (
    <Card.Root>
      <Card.Body>
        <Stack>
          <Heading size="3xl">Where to?</Heading>
          <Place label="From" />
          <Place label="To" />
          <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          <Button asChild>
            <Link to={`/flightInquiry?from=SHA&to=HKG&depart=${day}`}>Search</Link>
          </Button>
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

export { Home as default };
