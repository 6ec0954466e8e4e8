# An image with the commands, which run as nobody: docker run --rm -v "$PWD:/work" screenwright lint
FROM swift:6.3.1-bookworm AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libxml2-dev pkg-config dpkg-dev python3 make gcc \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN Packaging/build /commands && Packaging/pack /commands /packed

FROM debian:12-slim
COPY --from=build /packed/*.deb /tmp/
RUN apt-get install --yes --no-install-recommends /tmp/screenwright_*.deb \
 && rm -rf /tmp/screenwright_*.deb /var/lib/apt/lists/* /var/log/apt /var/log/dpkg.log
USER 65534:65534
WORKDIR /work
ENTRYPOINT ["screenwright"]
CMD ["--help"]
