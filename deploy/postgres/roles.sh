#!/bin/sh
# Creates the roles of the services with their passwords. The migrations give them their rights.
set -eu
folder=${PASSWORD_FOLDER:-/etc/fairground}
for role in fairground_app fairground_relay fairground_staff; do
  psql --quiet --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-fairground_owner}" --dbname=postgres \
    --set=role="$role" --set=password="$(cat "$folder/$role.password")" <<'SQL'
CREATE ROLE :"role" LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD :'password';
SQL
done
