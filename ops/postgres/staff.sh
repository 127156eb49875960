#!/bin/sh
# Runs once, when PostgreSQL makes its folder: a database for what the gateways keep for staff. Its user sees no other one.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_USER" --set=ON_ERROR_STOP=1 --set=password="$STAFF_PASSWORD" <<'END'
CREATE ROLE haat_staff LOGIN PASSWORD :'password';
CREATE DATABASE haat_staff OWNER haat_staff;
REVOKE CONNECT ON DATABASE haat FROM PUBLIC;
END
