import {
  Box,
  Button,
  Container,
  createToaster,
  Drawer,
  Heading,
  HStack,
  Link,
  Portal,
  SimpleGrid,
  Stack,
  Text,
  Toast,
  Toaster,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

/** As many links as the footer of an airline has. */
const GROUPS = [
  'Book',
  'Baggage',
  'On board',
  'Assistance',
  'Aircraft',
  'Airports',
  'Club',
  'Legal',
];
const LINKS = ['Overview', 'Prices', 'Rules', 'Questions', 'Contact'];

export const toaster = createToaster({ placement: 'bottom-end' });

function Menu() {
  return (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button size="sm">Menu</Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Title>Menu</Drawer.Title>
            <Drawer.Body>{GROUPS.join(', ')}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** Header, footer and toasts around each page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Box minH="100vh">
      <Container as="header" py="3">
        <HStack justify="space-between">
          <Heading size="md">Airline</Heading>
          <Menu />
        </HStack>
      </Container>
      <Container as="main" py="6">
        {children}
      </Container>
      <Container as="footer" py="8">
        <SimpleGrid columns={2} gap="6">
          {GROUPS.map((group) => (
            <Stack key={group} gap="2">
              <Text fontSize="sm">{group}</Text>
              {LINKS.map((link) => (
                <Link asChild key={link} fontSize="sm">
                  <RouterLink to="/">{link}</RouterLink>
                </Link>
              ))}
            </Stack>
          ))}
        </SimpleGrid>
      </Container>
      <Portal>
        <Toaster toaster={toaster}>
          {({ title }) => (
            <Toast.Root>
              <Toast.Title>{title}</Toast.Title>
            </Toast.Root>
          )}
        </Toaster>
      </Portal>
    </Box>
  );
}
